import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown, type OutputChunk } from 'rolldown';
import { baseOf, textAt } from './changed.ts';
import type { WorkspacePackage } from './packages.ts';
import { root } from './paths.ts';

/** What one export brings of its package and of what that depends on; peers and our other packages are their own. */
export interface ExportSize {
  /** Gzip bytes that are loaded at once. */
  bytes: number;
  /** Gzip bytes that are fetched when they are needed. */
  later: number;
  /** What it is made of: modules of its package, and the names of other packages, those it only imports too. */
  modules: string[];
}

/** By entry and name, as `@kasb/ui/theme` and `control`. */
export type ExportSizes = Record<string, Record<string, ExportSize>>;

/** Where the sizes are kept that `api.md` tells and that the next change is compared with. */
export const keptSizes = 'docs/exports.json';

const asked = 'asked';
const gzip = ({ code }: OutputChunk) => gzipSync(code, { level: 9 }).length;
const nameOf = (id: string) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The names that a built entry exports. */
const namesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export \{ (.+) \}(?: from "[^"]+")?;$/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? name),
  );

/** The chunks that are loaded with the entry. */
function loadedAtOnce(chunks: readonly OutputChunk[]) {
  const seen = new Set(chunks.filter(({ isEntry }) => isEntry));
  // What is added on the way is walked over too.
  for (const { imports } of seen) for (const chunk of chunks) if (imports.includes(chunk.fileName)) seen.add(chunk);
  return seen;
}

async function sizeOf(file: string, name: string, dist: string, outside: ReadonlySet<string>): Promise<ExportSize> {
  const bundle = await rolldown({
    input: asked,
    platform: 'browser',
    external: (id) => outside.has(nameOf(id)),
    experimental: { lazyBarrel: true },
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    plugins: [
      {
        name: asked,
        resolveId: (id) => (id === asked ? asked : undefined),
        load: (id) => (id === asked ? `export { ${name} } from ${JSON.stringify(file)};` : undefined),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = loadedAtOnce(chunks);
  const sum = (isFirst: boolean) =>
    chunks.filter((chunk) => first.has(chunk) === isFirst).reduce((bytes, chunk) => bytes + gzip(chunk), 0);
  const made = [...first].flatMap(({ modules, imports, code: text }) => [
    ...Object.entries(modules).flatMap(([id, { code }]) => (code && id !== asked && !id.startsWith('\0') ? [id] : [])),
    // What nothing is taken of is listed too, and stands in no line.
    ...imports.filter((id) => outside.has(nameOf(id)) && text.includes(`"${id}"`)),
  ]);
  const named = made.map((id) =>
    id.startsWith(dist) ? id.slice(dist.length).replace(/\.js$/, '') : nameOf(id.split('/node_modules/').at(-1) ?? id),
  );
  return { bytes: sum(true), later: sum(false), modules: [...new Set(named)].toSorted() };
}

/** Measures each export of the published packages that browsers load, which must be built. */
export async function measureExports(all: readonly WorkspacePackage[]): Promise<ExportSizes> {
  const sizes: ExportSizes = {};
  for (const { folder, kind, manifest } of all) {
    if (manifest.private || kind === 'conformance') continue;
    const ours = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@kasb/'));
    const outside = new Set([...Object.keys(manifest.peerDependencies ?? {}), ...ours]);
    for (const [entry, target] of Object.entries(manifest.publishConfig?.exports ?? {})) {
      if (typeof target !== 'object' || target === null || !('default' in target)) continue;
      const file = join(root, folder, String(target.default));
      const own: Record<string, ExportSize> = {};
      for (const name of namesOf(file)) own[name] = await sizeOf(file, name, join(root, folder, 'dist/'), outside);
      sizes[join(manifest.name, entry)] = own;
    }
  }
  return sizes;
}

/** An export a line, so that a change is seen as what it is. */
export function writeSizes(sizes: ExportSizes): string {
  const lines = Object.entries(sizes).map(([entry, own]) => [
    entry,
    Object.fromEntries(
      Object.entries(own)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, { bytes, later, modules }]) => [name, [bytes, later, ...modules].join(' ')]),
    ),
  ]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}

/** Reads what `writeSizes` has written. */
export function readSizes(text: string): ExportSizes {
  const kept = Object.entries(JSON.parse(text) as Record<string, Record<string, string>>);
  return Object.fromEntries(
    kept.map(([entry, own]) => [
      entry,
      Object.fromEntries(
        Object.entries(own).map(([name, line]) => {
          const [bytes, later, ...modules] = line.split(' ');
          return [name, { bytes: Number(bytes), later: Number(later), modules }];
        }),
      ),
    ]),
  );
}

/** The sizes that are kept here. */
export function sizesHere(): ExportSizes {
  const path = join(root, keptSizes);
  return existsSync(path) ? readSizes(readFileSync(path, 'utf8')) : {};
}

const kib = (bytes: number) => (bytes / 1024).toFixed(2);

/** What `api.md` tells of the sizes of an entry: a line for each export. */
export const linesOf = (own: Readonly<Record<string, ExportSize>> = {}) =>
  Object.entries(own)
    .map(([name, { bytes, later }]) => `- \`${name}\`: ${kib(bytes)} KiB${later > 0 ? `, ${kib(later)} later` : ''}\n`)
    .join('');

/** An `api.md` without the lines of `linesOf`: those alone are no change of what a package offers. */
export const withoutSizes = (api: string) => api.replaceAll(/^- `\w+`: \d+\.\d\d KiB(?:, \d+\.\d\d later)?\n/gm, '');

/** What is told: more than this share, or more bytes; below the last it is lost in the compression. */
const mark = { share: 0.05, bytes: 1024, least: 50 };

/** The exports that have grown much since, each with the modules and packages that came. */
export function grownExports(before: ExportSizes, now: ExportSizes): string[] {
  return Object.entries(now).flatMap(([entry, own]) =>
    Object.entries(own).flatMap(([name, { bytes, modules }]) => {
      const old = before[entry]?.[name];
      const more = old ? bytes - old.bytes : 0;
      if (!old || more < mark.least || (more <= mark.bytes && more <= old.bytes * mark.share)) return [];
      const came = modules.filter((module) => !old.modules.includes(module));
      const by = came.length > 0 ? `with ${came.join(', ')}` : 'with no new module';
      return [`${entry} ${name}: ${kib(old.bytes)} KiB, now ${kib(bytes)} (+${kib(more)}), ${by}`];
    }),
  );
}

/** What has grown much since the base branch, for the log of a run and for its page. */
export function compareExports(now: ExportSizes): string {
  let base: string;
  let kept: ExportSizes;
  try {
    base = baseOf(root).slice(0, 8);
    kept = readSizes(textAt(root, base, keptSizes));
  } catch {
    return 'Sizes of exports are compared with nothing: the history has no base branch that keeps them.';
  }
  const grown = grownExports(kept, now).map((line) => `- ${line}`);
  const against = `what ${base} of the base branch keeps in ${keptSizes}`;
  const much = `more than ${mark.share * 100} % or ${kib(mark.bytes)} KiB`;
  if (grown.length === 0) return `No export is larger by ${much} than ${against}.`;
  return [`Larger by ${much} than ${against}:`, '', ...grown].join('\n');
}
