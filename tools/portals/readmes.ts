import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, workspacePackages } from '../../scripts/lib/packages.ts';
import { root } from '../../scripts/lib/paths.ts';
import { nameTarballs } from './examples.ts';
import type { Packed } from './packed.ts';

/** A module of TypeScript. */
interface Module {
  extension: 'ts' | 'tsx';
  code: string;
}

/** The blocks of a README in TypeScript, each as a module of its own: elements that stand alone become what it exports. */
function modulesOf(text: string): Module[] {
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, extension, block = '']) => {
    const [, imports = '', elements] = /^(.*?\n)\n(<.*?>);?\n$/s.exec(block) ?? [];
    const code =
      elements === undefined ? `${block}export {};\n` : `${imports}\nexport const all = <>\n${elements}\n</>;\n`;
    return { extension: extension as Module['extension'], code };
  });
}

/**
 * Compiles the blocks of every package's README against the packages as a registry would deliver them. Throws what
 * the compiler says; otherwise answers how many blocks there were.
 */
export function compileReadmes(home: string, packed: readonly Packed[]): number {
  mkdirSync(home);
  const { dependencies, devDependencies } = readManifest(join(root, 'examples/vite/package.json'));
  const ours = packed.map(({ name, tarball }) => [name, `file:${tarball}`] as const);
  const manifest = {
    name: 'readmes',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...devDependencies, ...Object.fromEntries(ours) },
  };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  cpSync(join(root, 'examples/vite/pnpm-workspace.yaml'), join(home, 'pnpm-workspace.yaml'));
  nameTarballs(home, packed);
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'examples/vite/tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  cpSync(join(root, 'tools/portals/fixtures/readmes'), join(home, 'src'), { recursive: true });
  const names = new Set(packed.map(({ name }) => name));
  const blocks = workspacePackages(root)
    .filter(({ manifest: { name } }) => names.has(name))
    .flatMap(({ folder, manifest: { name } }) =>
      modulesOf(readFileSync(join(root, folder, 'README.md'), 'utf8')).map((module, index) => ({
        ...module,
        file: `${name.replace('@kasb/', '')}-${index + 1}`,
      })),
    );
  for (const { file, extension, code } of blocks) writeFileSync(join(home, 'src', `${file}.${extension}`), code);
  for (const args of [['install'], ['exec', 'tsc', '-p', '.']])
    execFileSync('pnpm', args, { cwd: home, stdio: 'inherit' });
  return blocks.length;
}
