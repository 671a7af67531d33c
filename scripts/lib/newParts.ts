import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEndpoint } from './newEndpoint.ts';
import { writeFeature } from './newFeature.ts';
import { componentDraft, screenDraft, type Draft } from './templates.ts';

const usage = `pnpm new component Name
pnpm new screen feature Name
pnpm new feature name
pnpm new endpoint file name METHOD /path/{id} public|session|candidate|employer|operator`;

const isPascal = (name: string) => /^[A-Z][A-Za-z\d]*$/.test(name);
const isKebab = (name: string) => /^[a-z][a-z\d-]*$/.test(name);
const isCamel = (name: string) => /^[a-z][A-Za-z\d]*$/.test(name);

function write(root: string, { files, appends, messages = {} }: Draft) {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, text] of Object.entries(appends)) {
    const file = join(root, path);
    if (readFileSync(file, 'utf8').trim() === 'export {};') writeFileSync(file, text);
    else appendFileSync(file, text);
  }
  for (const [path, text] of Object.entries(messages)) {
    const file = join(root, path);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/\}( as const)?;\s*$/, (end) => text + end),
    );
  }
  return [...new Set([...Object.keys(files), ...Object.keys(appends), ...Object.keys(messages)])];
}

/**
 * Writes a new part in the house style. @returns the paths it wrote or changed. @throws on what it does not understand
 */
export function writeNew(root: string, [kind, first = '', second = '', method = '', path = '', access = '']: string[]) {
  if (kind === 'component' && isPascal(first)) return write(root, componentDraft(first));
  if (kind === 'screen' && isKebab(first) && isPascal(second)) {
    if (!existsSync(join(root, 'packages/features', first))) throw new Error(`there is no feature ${first}`);
    return write(root, screenDraft(first, second));
  }
  if (kind === 'feature' && isKebab(first)) {
    return writeFeature(root, first, (draft) => write(root, draft));
  }
  if (kind === 'endpoint' && isCamel(first) && isCamel(second)) {
    if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) || !path.startsWith('/')) throw new Error(usage);
    if (!/^(public|session|candidate|employer|operator)$/.test(access)) throw new Error(usage);
    const listed = readFileSync(join(root, 'packages/contract/src/endpoints.ts'), 'utf8');
    if (new RegExp(`\\b${second}\\b`).test(listed)) throw new Error(`the contract has ${second} already`);
    return writeEndpoint(root, { file: first, name: second, method, path, access });
  }
  throw new Error(usage);
}
