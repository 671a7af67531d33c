import { gzipSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/** Gzip bytes that each package alone would take in each chunk, by file name. */
export type ModuleReport = Record<string, Record<string, number>>;

/** The package that a module belongs to. */
function packageOf(id: string) {
  const path = id.replace(/^\0|\?.*$/g, '').replaceAll('\\', '/');
  const installed = path.split('/node_modules/').at(-1);
  if (installed && installed !== path)
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /\/packages\/(?:features\/)?([^/]+)\//.exec(path)?.[1];
  return own ? `@kasb/${own}` : 'bundler';
}

/** Writes `.vite/modules.json` beside the manifest: what each chunk is made of. */
export function moduleReport(): Plugin {
  return {
    name: 'kasb-module-report',
    apply: 'build',
    generateBundle(_, bundle) {
      const report: ModuleReport = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const codes: Record<string, string> = {};
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
    },
  };
}
