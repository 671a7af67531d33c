import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEndpoint } from './endpoint.ts';

const usage = `pnpm new component Name
pnpm new screen feature Name
pnpm new feature name
pnpm new endpoint file name METHOD /path/{id} public|session|candidate|employer|operator`;

const isPascal = (name: string) => /^[A-Z][A-Za-z\d]*$/.test(name);
const isKebab = (name: string) => /^[a-z][a-z\d-]*$/.test(name);
const isCamel = (name: string) => /^[a-z][A-Za-z\d]*$/.test(name);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Puts names in the places of those that the templates have. */
const renaming =
  ({ name = '', feature = '' }: { name?: string; feature?: string }) =>
  (text: string) =>
    text
      .replaceAll('TemplateName', name)
      .replaceAll('templateName', lowerFirst(name))
      .replaceAll('TemplateFeature', pascal(feature))
      .replaceAll('templateFeature', lowerFirst(pascal(feature)))
      .replaceAll('template-feature', feature);

/** Writes the files of a template into a folder. @returns their paths @throws where one is there */
function writeTemplate(root: string, template: string, folder: string, rename: (text: string) => string): string[] {
  const source = join(import.meta.dirname, 'templates', template);
  const files = globSync('**/*.*', { cwd: source }).sort();
  const paths = files.map((file) => join(folder, rename(file)));
  const taken = paths.find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already`);
  for (const [index, path] of paths.entries()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), rename(readFileSync(join(source, files[index] ?? ''), 'utf8')));
  }
  return paths;
}

function writeComponent(root: string, name: string): string[] {
  const index = 'packages/ui/src/index.ts';
  const paths = writeTemplate(root, 'component', `packages/ui/src/${name}`, renaming({ name }));
  const from = `from './${name}/index.ts';\n`;
  appendFileSync(join(root, index), `export { ${name} } ${from}export type { ${name}Props } ${from}`);
  return [...paths, index];
}

function writeScreen(root: string, feature: string, name: string): string[] {
  const source = `packages/features/${feature}/src`;
  if (!existsSync(join(root, source))) throw new Error(`there is no feature ${feature}`);
  const paths = writeTemplate(root, 'screen', `${source}/screens/${name}`, renaming({ name, feature }));
  const from = `from './screens/${name}/${name}.tsx';\n`;
  const index = join(root, source, 'index.ts');
  const before = readFileSync(index, 'utf8').replace(/^export \{\};\s*$/, '');
  writeFileSync(index, `${before}export { ${name} } ${from}export type { ${name}Props } ${from}`);
  const titles = { ru: 'TODO: заголовок', uz: 'TODO: sarlavha' };
  const messages = Object.entries(titles).map(([language, title]) => {
    const path = `${source}/messages/${language}.ts`;
    const line = `  '${lowerFirst(name)}.title': '${title}',\n`;
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(
      join(root, path),
      text.replace(/\}( as const)?;\s*$/, (end) => line + end),
    );
    return path;
  });
  return [...paths, `${source}/index.ts`, ...messages];
}

/** A package with one screen, set up like another one and released with all. */
function writeFeature(root: string, feature: string): string[] {
  const [model, folder] = ['packages/features/billing', `packages/features/${feature}`];
  if (existsSync(join(root, folder))) throw new Error(`there is a feature ${feature} already`);
  const paths = writeTemplate(root, 'feature', folder, renaming({ feature }));
  const copied = ['tsdown.config.ts', 'tsconfig.build.json'].map((name) => {
    cpSync(join(root, model, name), join(root, folder, name));
    return `${folder}/${name}`;
  });
  const manifest = JSON.parse(readFileSync(join(root, model, 'package.json'), 'utf8')) as { repository: object };
  const own = {
    ...manifest,
    name: `@kasb/${feature}`,
    version: '0.1.0',
    description: 'TODO: one sentence, what it is for.',
    repository: { ...manifest.repository, directory: folder },
  };
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  const config = join(root, '.changeset/config.json');
  const released = JSON.parse(readFileSync(config, 'utf8')) as { fixed: [string[]] };
  released.fixed[0].push(own.name);
  writeFileSync(config, `${JSON.stringify(released, null, 2)}\n`);
  const screen = writeScreen(root, feature, pascal(feature));
  return [...new Set([...paths, ...copied, `${folder}/package.json`, ...screen, '.changeset/config.json'])];
}

/** The call that a method and a path are already, by what `openapi.json` says; names of parameters do not matter. */
function callAt(root: string, method: string, path: string): string | undefined {
  const file = join(root, 'packages/contract/openapi.json');
  if (!existsSync(file)) return undefined;
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string } | undefined>>;
  };
  const plain = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  const known = Object.keys(paths).find((one) => plain(one) === plain(path));
  return known === undefined ? undefined : paths[known]?.[method.toLowerCase()]?.operationId;
}

/** Writes a new part of the workspace. @returns the paths it wrote or changed @throws on what it does not understand */
export function writeNew(root: string, [kind, first = '', second = '', method = '', path = '', access = '']: string[]) {
  const need = (isRight: boolean, problem: string) => {
    if (!isRight) throw new Error(problem);
  };
  if (kind === 'component' && first) {
    need(isPascal(first), `«${first}» is no name of a component: write it as SalaryRange`);
    return writeComponent(root, first);
  }
  if (kind === 'screen' && second) {
    need(
      isKebab(first) && isPascal(second),
      `«${first} ${second}» is no feature with a screen: write job-fairs FairList`,
    );
    return writeScreen(root, first, second);
  }
  if (kind === 'feature' && first) {
    need(isKebab(first), `«${first}» is no name of a feature: write it as job-fairs`);
    return writeFeature(root, first);
  }
  if (kind === 'endpoint' && access) {
    need(isCamel(first) && isCamel(second), `«${first} ${second}» is no file and call: write fairs listFairs`);
    need(/^(GET|POST|PUT|PATCH|DELETE)$/.test(method), `«${method}» is no method: GET, POST, PUT, PATCH or DELETE`);
    need(path.startsWith('/'), `«${path}» is no path: it begins with /`);
    need(
      /^(public|session|candidate|employer|operator)$/.test(access),
      `«${access}» may not call: public, session, candidate, employer or operator`,
    );
    const listed = readFileSync(join(root, 'packages/contract/src/endpoints.ts'), 'utf8');
    if (new RegExp(`\\b${second}\\b`).test(listed)) throw new Error(`the contract has ${second} already`);
    const taken = callAt(root, method, path);
    if (taken !== undefined) throw new Error(`${method} ${path} is ${taken} already`);
    return writeEndpoint(root, { file: first, name: second, method, path, access });
  }
  throw new Error(usage);
}
