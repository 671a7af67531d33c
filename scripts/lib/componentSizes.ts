import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as buildPackage } from 'tsdown';
import { build, minifySync, type Rolldown } from 'vite';
import { root } from './paths.ts';

/** Bytes of a component, gzip, without React and React Aria. */
interface ComponentSize {
  name: string;
  /** The code of its own folder. */
  own: number;
  /** What a page gains that imports nothing else of ours: its own code, shared parts, icons and texts. */
  alone: number;
  /** Fetched only when it is used. */
  later: number;
}

/** Bytes of the design system, gzip. */
export interface UiSizes {
  components: ComponentSize[];
  /** All that the index exports, with React, React DOM and React Aria in it. */
  whole: number;
  /** `styles.css`. */
  styles: number;
}

const ui = join(root, 'packages', 'ui');
const outDir = join(ui, 'node_modules', '.cache', 'size');
const entry = join(outDir, 'entry.js');
const hosts =
  /^(react|react-dom|react-aria|react-stately|react-aria-components|@react-aria\/.*|@internationalized\/.*)(\/|$)/;

const gzip = (text: string) => (text ? gzipSync(text, { level: 9 }).length : 0);

/** The entries of the design system that export components. */
const entries = ['index', 'recruitment/index'];

/** The components that an entry exports: their folder's name, and the names out of it. */
function exportedFolders(name: string) {
  const index = readFileSync(join(ui, 'src', `${name}.ts`), 'utf8');
  const folders = new Map<string, string[]>();
  for (const [, names = '', folder = ''] of index.matchAll(/^export \{([^}]+)\} from '\.\/([A-Z]\w+)\//gm)) {
    folders.set(folder, [...(folders.get(folder) ?? []), ...names.split(',').map((each) => each.trim())]);
  }
  return [...folders].map(([folder, exported]) => ({ from: name, folder, exported }));
}

/** Bundles what a text imports from the built package. */
async function bundle(code: string, isHostIn: boolean) {
  writeFileSync(entry, code);
  const result = (await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: isHostIn ? [] : hosts,
        checks: { moduleLevelDirective: false },
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return result.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/** The chunks that are loaded at once with the entry. */
function loadedAtOnce(chunks: Rolldown.OutputChunk[]) {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return seen;
}

async function measureComponent({ from, folder, exported }: ReturnType<typeof exportedFolders>[number]) {
  const chunks = await bundle(`export { ${exported.join(', ')} } from './${from}.js'`, false);
  const own = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => id.startsWith(join(outDir, from, '..', folder, '/')))
    .map(([, { code }]) => code ?? '');
  const first = loadedAtOnce(chunks);
  const sizeOf = (isFirst: boolean) =>
    chunks.filter((chunk) => first.has(chunk) === isFirst).reduce((sum, { code }) => sum + gzip(code), 0);
  return {
    name: folder,
    own: gzip(minifySync('own.js', own.join('\n'), { module: false }).code),
    alone: sizeOf(true),
    later: sizeOf(false),
  };
}

/** Builds the design system as it is published and measures each of its components, and the whole. */
export async function measureUi(): Promise<UiSizes> {
  await buildPackage({ cwd: ui, outDir, clean: true, dts: false, sourcemap: false, logLevel: 'silent' });
  // What the published manifest promises to bundlers.
  copyFileSync(join(ui, 'package.json'), join(outDir, 'package.json'));
  const components: ComponentSize[] = [];
  for (const component of entries.flatMap(exportedFolders)) components.push(await measureComponent(component));
  const whole = await bundle(
    `${entries.map((name) => `export * from './${name}.js';`).join('')} export { createRoot } from 'react-dom/client'`,
    true,
  );
  return {
    components: components.sort((a, b) => a.name.localeCompare(b.name)),
    whole: whole.reduce((sum, { code }) => sum + gzip(code), 0),
    styles: gzip(readFileSync(join(outDir, 'styles.css'), 'utf8')),
  };
}
