import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import {
  readManifest,
  workspacePackages,
  type PackageKind,
  type WorkspacePackage,
} from '../../scripts/lib/packages.ts';
import { findCycles } from './cycles.ts';
import { importsOf, type ModuleImport } from './imports.ts';
import { roomProblem } from './rooms.ts';
import { textProblems } from './textRules.ts';

const mayImport: Record<PackageKind, PackageKind[]> = {
  app: ['feature', 'kit', 'ui', 'domain', 'contract'],
  feature: ['kit', 'ui', 'domain', 'contract'],
  kit: ['ui', 'domain', 'contract'],
  ui: ['domain'],
  domain: ['contract'],
  contract: [],
  // Its tests ask it as a portal's command does.
  server: ['conformance', 'embed', 'domain', 'contract'],
  embed: ['domain', 'contract'],
  conformance: ['contract'],
};

/** Tests, stories, benches and configurations: they may use what the root lists for development. */
const isForDevelopment = (path: string) =>
  /\.(stories|test)\.tsx?$|\/(stories|test|bench|scripts)\/|\.config\.ts$/.test(path);

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const names = (...lists: (Record<string, string> | undefined)[]) =>
  new Set(lists.flatMap((list) => Object.keys(list ?? {})));

/** Says what is wrong with importing a package from a file, if anything is. */
function packageProblem(
  root: string,
  from: WorkspacePackage,
  path: string,
  specifier: string,
  all: WorkspacePackage[],
) {
  const { kind, manifest } = from;
  const isDevelopment = isForDevelopment(path);
  if (specifier.startsWith('node:')) {
    const hasNode = kind === 'server' || kind === 'conformance' || isDevelopment;
    return hasNode ? undefined : `${manifest.name} also runs in a browser, where ${specifier} is not`;
  }
  const name = packageOf(specifier);
  const target = all.find((candidate) => candidate.manifest.name === name);
  if (target && target !== from && !mayImport[kind].includes(target.kind)) {
    const reason =
      kind === 'feature' && target.kind === 'feature'
        ? 'features stand alone'
        : `${kind} is below or beside ${target.kind}`;
    return `${manifest.name} may not import ${name}: ${reason}`;
  }
  if (target && !Object.hasOwn(target.manifest.exports ?? {}, `.${specifier.slice(name.length)}`)) {
    return `${specifier} is not among the exports of ${name}`;
  }
  const own = names(manifest.dependencies, manifest.optionalDependencies, manifest.peerDependencies);
  const ofDevelopment = () => names(manifest.devDependencies, readManifest(join(root, 'package.json')).devDependencies);
  if (own.has(name) || name === manifest.name || (isDevelopment && ofDevelopment().has(name))) return undefined;
  return `${name} is not in the dependencies of ${manifest.name}`;
}

/** Says what is wrong with importing one file of a package from another, if anything is. */
function fileProblem(from: WorkspacePackage, path: string, target: string) {
  // A bench measures the whole, with the tools of the root.
  if (path.startsWith('packages/app/bench/')) return undefined;
  if (relative(from.folder, target).startsWith('..')) return `${target} leaves the package: import it by its name`;
  const src = `${from.folder}/src`;
  return isForDevelopment(path) ? undefined : roomProblem(from.kind, relative(src, path), relative(src, target));
}

/** Checks who imports whom, import cycles, and the few rules of text. Each problem is one line, `file:line: what`. */
export function layerProblems(root: string) {
  const all = workspacePackages(root);
  return all.flatMap((from) => {
    const problems: string[] = [];
    const graph = new Map<string, string[]>();
    const files = globSync('{src,test,bench,scripts}/**/*.{ts,tsx}', { cwd: join(root, from.folder) }).sort();
    for (const file of files) {
      const path = `${from.folder}/${file}`;
      const source = readFileSync(join(root, path), 'utf8');
      const neighbours: string[] = [];
      const check = ({ specifier, isDynamic, line }: ModuleImport) => {
        const target = specifier.startsWith('.') ? normalize(join(from.folder, file, '..', specifier)) : undefined;
        const problem =
          target === undefined
            ? packageProblem(root, from, path, specifier.replace(/\?.*$/, ''), all)
            : fileProblem(from, path, target);
        if (problem) problems.push(`${path}:${line}: ${problem}`);
        if (isDynamic) return;
        if (target !== undefined && existsSync(join(root, target))) neighbours.push(target);
      };
      importsOf(source).forEach(check);
      graph.set(path, neighbours);
      problems.push(...textProblems(path, source, from.kind, isForDevelopment(path)));
    }
    return [...problems, ...findCycles(graph).map((cycle) => `${cycle[0]}: imports itself: ${cycle.join(' → ')}`)];
  });
}
