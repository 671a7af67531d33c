import { gzipSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/** Gzip bytes that each package alone would take in each chunk, by file name. */
export type ModuleReport = Record<string, Record<string, number>>;

/** The workspace's own modules that each chunk has code of, as `app/src/main.tsx`, by file name. */
export type OwnModules = Record<string, string[]>;

const pathOf = (id: string) => id.replace(/^\0|\?.*$/g, '').replaceAll('\\', '/');

/** The package that a module belongs to. */
function packageOf(id: string) {
  const path = pathOf(id);
  const installed = path.split('/node_modules/').at(-1);
  if (installed && installed !== path)
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /\/packages\/(?:features\/)?([^/]+)\//.exec(path)?.[1];
  return own ? `@kasb/${own}` : 'bundler';
}

/** Where one of our own modules is, under `packages`. */
function ownPathOf(id: string): string[] {
  const path = pathOf(id);
  return path.includes('/node_modules/') ? [] : path.split('/packages/').slice(1);
}

/** Writes `.vite/modules.json` and `.vite/own.json` beside the manifest: what each chunk is made of. */
export function moduleReport(): Plugin {
  return {
    name: 'kasb-module-report',
    apply: 'build',
    generateBundle(_, bundle) {
      const report: ModuleReport = {};
      const own: OwnModules = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const codes: Record<string, string> = {};
        own[file.fileName] = Object.entries(file.modules).flatMap(([id, { code }]) => (code ? ownPathOf(id) : []));
        for (const [id, { code }] of Object.entries(file.modules)) {
          // Rendered modules are not minified yet; as a script, so that nothing counts as unused.
          const small = code ? minifySync('module.js', code, { module: false }).code : '';
          const name = packageOf(id);
          codes[name] = (codes[name] ?? '') + small;
        }
        report[file.fileName] = Object.fromEntries(
          Object.entries(codes).map(([name, code]) => [name, gzipSync(code).length]),
        );
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(report, null, 1) });
      this.emitFile({ type: 'asset', fileName: '.vite/own.json', source: JSON.stringify(own, null, 1) });
    },
  };
}
