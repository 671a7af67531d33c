import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { workspacePackages, type WorkspacePackage } from '../../scripts/lib/packages.ts';
import { root } from '../../scripts/lib/paths.ts';

/** What a package offers, in one file each: `text` is what its built types say now. */
export interface ApiReport {
  name: string;
  path: string;
  text: string;
}

type Entries = [entry: string, types: string][];

/** Entries of a package that have types, by the name they are imported under. */
function typedEntries({ folder, manifest }: WorkspacePackage): Entries {
  return Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([entry, target]): Entries => {
    const types = typeof target === 'object' && target !== null && 'types' in target ? String(target.types) : undefined;
    return types ? [[join(manifest.name, entry), join(root, folder, types)]] : [];
  });
}

/** A constant whose type spells out what a schema reads, with the lines that belong to it. */
const spelledOut = /^(declare const \w+: )(Endpoint<|import\("valibot"\)\.)[^\n]*(?:\n[ })\]][^\n]*)*/gm;

/** What calls and schemas read stands in openapi.json, which is compared too. */
const shorten = (code: string) =>
  code.replace(
    spelledOut,
    (_, name: string, kind: string) => `${name}${kind === 'Endpoint<' ? 'Endpoint' : 'Schema'};`,
  );

/** The types of one entry with all that they are made of; other packages stay imports. */
async function typesOf(file: string) {
  if (!existsSync(file)) throw new Error(`${file} is not built`);
  const bundle = await rolldown({
    input: file,
    plugins: [dts({ dtsInput: true, emitDtsOnly: true })],
    external: /^[^./]/,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const code = shorten(output[0].code.replaceAll(/^\/\/#.*\n/gm, '').trim());
  // One name a line, so that a change is seen as what it is.
  return code.replace(
    /^export \{ (.*) \};$/m,
    (_, names: string) => `export {\n  ${names.split(', ').join(',\n  ')},\n};`,
  );
}

/** Reads what published packages, all or those named, offer; they must be built. */
export async function apiReports(names?: readonly string[]): Promise<ApiReport[]> {
  const published = workspacePackages(root).filter(
    ({ manifest }) => !manifest.private && (names?.includes(manifest.name) ?? true),
  );
  const reports: ApiReport[] = [];
  for (const one of published) {
    const parts = [
      `# API of ${one.manifest.name}\n\nMade by \`pnpm gen api\` from the built types; \`pnpm test\` compares it.\n`,
    ];
    for (const [entry, file] of typedEntries(one))
      parts.push(`## ${entry}\n`, `\`\`\`ts\n${await typesOf(file)}\n\`\`\`\n`);
    reports.push({
      name: one.manifest.name,
      path: join(root, one.folder, 'api.md'),
      text: parts.join('\n'),
    });
  }
  return reports;
}

/** Of two texts, the lines that only one has, marked as a patch marks them. */
function differences(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)].slice(0, 40).join('\n');
}

/** What the packages offer otherwise than their `api.md` says; empty when it is what was written down. */
export function apiChanges(reports: ApiReport[]) {
  return reports.flatMap(({ name, path, text }) => {
    const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return written === text ? [] : [`${name} offers something else than its api.md:\n${differences(written, text)}`];
  });
}
