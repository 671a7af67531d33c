import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { OwnModules } from './moduleReport.ts';

/** The one module that leads to the operators' room. */
const door = 'src/operator.tsx';
/** What is written for operators alone. */
const theirs = /^(app\/src\/(operator\.|pages\/Operator)|contract\/src\/operator|features\/operator\/)/;

/** What anybody but an operator may load of a built app that is theirs alone: a line for each module. */
export function strayOperatorParts(dist: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(dist, '.vite', path), 'utf8'));
  return strayParts(read('manifest.json') as Manifest, read('own.json') as OwnModules);
}

/** The same, of what a build says of itself. */
export function strayParts(manifest: Manifest, own: OwnModules): string[] {
  if (!manifest[door])
    throw new Error(`the build has no ${door}: is the way to the operators' room named otherwise now?`);
  const seen = new Set<string>([door]);
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.forEach(visit);
  };
  visit('index.html');
  return [...files].flatMap((file) =>
    (own[file] ?? []).filter((module) => theirs.test(module)).map((module) => `${file} has ${module}`),
  );
}
