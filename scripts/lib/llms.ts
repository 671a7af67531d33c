import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages, type WorkspacePackage } from './packages.ts';

/** What stands before a declaration of api.md: its comment. */
const declared =
  /(?:^\/\*\*([^\n]*?(?:\n \*[^\n]*)*?)\s*\*\/\n)?^(?:declare (?:const|function|class)|interface|type|(?:declare )?enum) (\w+)/gm;

/** The first sentence of a comment, to its first semicolon: what follows is for who reads api.md. */
function sentenceOf(comment = '') {
  const text = comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence.replaceAll(/(`[^`]*`)|;\s.*/g, (_, code?: string) => code ?? '.');
}

/** The schema that a type is named after: one line tells of both. */
const schemaOf = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** The names that each entry of an api.md exports, and what is said of them. */
export function exportsOf(api: string) {
  return api
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [entry = ''] = part.split('\n');
      const [, list = ''] = /^export \{\n?(.*?)\};$/ms.exec(part) ?? [];
      const types = new Set([...part.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name]) => name));
      const names = list.split(',').flatMap((text) => {
        const [, type, name] = /^\s*(type )?(?:\w+ as )?(\w+)/.exec(text) ?? [];
        return name === undefined ? [] : [{ name, isType: type !== undefined || types.has(name) }];
      });
      const said = new Map([...part.matchAll(declared)].map(([, comment, name = '']) => [name, sentenceOf(comment)]));
      return { entry, names: names.map((one) => ({ ...one, sentence: said.get(one.name) ?? '' })) };
    });
}

const url = 'https://github.com/kasb-uz/kasb/blob/main';

/** What a package is, for a machine that reads it instead of people: its README, and every export with its sentence. */
export function llmsOf(root: string, { folder, manifest }: WorkspacePackage) {
  const api = exportsOf(readFileSync(join(root, folder, 'api.md'), 'utf8'));
  const parts = api.map(({ entry, names }) => {
    const all = new Set(names.map(({ name }) => name));
    const told = names.filter(({ name, sentence }) => sentence || schemaOf(name) === name || !all.has(schemaOf(name)));
    const lines = told.map(({ name, sentence }) => (sentence ? `- ${name}: ${sentence}` : `- ${name}`));
    const types = told.length < names.length ? 'The type of a schema `thing` is `Thing`.\n\n' : '';
    return `## Exports of ${entry}\n\n${types}${lines.join('\n')}\n`;
  });
  return [
    `# ${manifest.name}\n\n> ${manifest.description}\n`,
    `How it is plugged in: [README](${url}/${folder}/README.md). Its types: [api.md](${url}/${folder}/api.md).\n`,
    'Call the API by `useQuery` and `useCommand` of `@kasb/kit`, or `createClient` of `@kasb/contract`, never by `fetch`. Leave `@kasb/contract/table` out of browsers.\n',
    ...parts,
  ].join('\n');
}

/** All published packages, each with its purpose and where to read on. */
export function llmsOfAll(root: string) {
  const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
  const lines = published.map(
    ({ folder, manifest }) => `- [${manifest.name}](${url}/${folder}/README.md): ${manifest.description}`,
  );
  const examples = ['vite', 'next', 'plain'].filter((name) => existsSync(join(root, 'examples', name)));
  return [
    '# Kasb\n\n> The recruitment platform of Uzbekistan, and the packages that other job portals take its screens from.\n',
    `Begin with the [guide](${url}/docs/portal.md), from an empty folder to a mounted search, or with an example: ${examples.map((name) => `[${name}](${url}/examples/${name}/README.md)`).join(', ')}. The calls of an API are in [openapi.json](${url}/packages/contract/openapi.json); \`npx @kasb/conformance <url>\` says whether one answers them.\n`,
    `## Packages\n\n${lines.join('\n')}\n`,
  ].join('\n');
}
