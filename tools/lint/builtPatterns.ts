import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A pattern that code builds, and where. */
export interface BuiltPattern {
  pattern: RegExp;
  /** `packages/server/src/moderation/discrimination.ts:51`. */
  place: string;
}

// What begins to serve, or ends the process, when it is imported.
const programs = /\/(?:main|worker)\.ts$/;

/** The modules whose patterns people's texts may meet. */
export function patternModules(root: string): string[] {
  return globSync('packages/{contract,domain,server}/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !programs.test(path))
    .sort();
}

/** Imports the modules and keeps every pattern that they build meanwhile. */
export async function buildPatterns(root: string, modules: readonly string[]): Promise<BuiltPattern[]> {
  const built = new Map<string, BuiltPattern>();
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, given, newTarget) {
      const pattern = Reflect.construct(target, given, newTarget) as RegExp;
      const place = placeOf(root, new Error('where').stack ?? '');
      if (place !== undefined) built.set(`${place} ${String(pattern)}`, { pattern, place });
      return pattern;
    },
  });
  try {
    for (const path of modules) await import(pathToFileURL(join(root, path)).href);
  } finally {
    globalThis.RegExp = native;
  }
  return [...built.values()];
}

/** The first line of the project's own packages in a stack. */
function placeOf(root: string, stack: string): string | undefined {
  const frame = stack.split('\n').find((line) => line.includes(pathToFileURL(join(root, 'packages')).href));
  const [, path = '', line] = frame?.match(/file:\/\/([^:]+):(\d+):\d+\)?$/) ?? [];
  return line === undefined ? undefined : `${relative(root, path)}:${line}`;
}

/** Where a module would build a pattern that was not built while it was imported: nobody can analyse it. */
export function hiddenBuilds(root: string, modules: readonly string[], built: readonly BuiltPattern[]): string[] {
  const seen = new Set(built.map(({ place }) => place));
  return modules.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bRegExp\(/.test(line) ? [`${path}:${index + 1}`] : []))
      .filter((place) => !seen.has(place)),
  );
}
