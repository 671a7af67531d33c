import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a new call is, and the file of the contract that it goes into. */
export interface NewEndpoint {
  file: string;
  name: string;
  method: string;
  path: string;
  access: string;
}

/** A call of the contract, which providers of today do not have; its schemas are left to be filled in. */
function endpointText({ name, method, path, access }: NewEndpoint) {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `${param}: pathPart`);
  return `
/** TODO: one sentence. */
export const ${name} = /*#__PURE__*/ endpoint({
  name: '${name}',
  summary: 'TODO: the same sentence.',
  method: '${method}',
  path: '${path}',
  access: '${access}',${params.length > 0 ? `\n  params: object({ ${params.join(', ')} }),` : ''}
  // TODO: what it answers; \`done\` says that it was done, and nothing else.
  answer: done,
  // The specified API does not have it, nor may providers of today.
  isExtension: true,
});
`;
}

/**
 * Puts a name among what a file imports from or exports out of a module, in a statement of its own if there is none.
 */
function withName(text: string, keyword: 'import' | 'export', module: string, name: string) {
  const statement = new RegExp(`(${keyword} \\{[^}]*?)(,?)(\\s*\\} from '${module.replaceAll('.', '\\.')}';)`);
  if (statement.test(text))
    return text.replace(statement, (_, start: string, _comma: string, end: string) => `${start}, ${name}${end}`);
  const line = `${keyword} { ${name} } from '${module}';\n`;
  if (keyword === 'export') return `${text.trimEnd()}\n${line}`;
  const last = [...text.matchAll(/^(?:import [^;]*?|\} )from '[^']+';\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return text.slice(0, at) + line + text.slice(at);
}

/** Writes a call into a file of the contract and the list of its calls; the paths it changed. */
export function writeEndpoint(root: string, endpoint: NewEndpoint) {
  const { file, name, path } = endpoint;
  const folder = join(root, 'packages/contract/src');
  const change = (changed: string, edit: (text: string) => string) => {
    const target = join(folder, changed);
    writeFileSync(target, edit(existsSync(target) ? readFileSync(target, 'utf8') : ''));
    return `packages/contract/src/${changed}`;
  };
  const needed: [module: string, name: string][] = [
    ['./endpoint.ts', 'endpoint'],
    ['./lenient.ts', 'done'],
  ];
  if (path.includes('{')) needed.push(['valibot', 'object'], ['./fields.ts', 'pathPart']);
  const has = (text: string, one: string) => new RegExp(`import \\{[^}]*\\b${one}\\b[^}]*\\} from`).test(text);
  return [
    change(`${file}.ts`, (text) => {
      const imported = needed.reduce(
        (all, [module, one]) => (has(all, one) ? all : withName(all, 'import', module, one)),
        text,
      );
      return imported + endpointText(endpoint);
    }),
    change('endpoints.ts', (text) => withName(text, 'export', `./${file}.ts`, name)),
  ];
}
