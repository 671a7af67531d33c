import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEndpoint } from './newEndpoint.ts';
import { addStates, statesFile, statesPage } from './states.ts';
import { componentDraft, screenDraft, type Draft } from './templates.ts';

const usage = `pnpm new component Name
pnpm new screen feature Name
pnpm new endpoint file name METHOD /path/{id} public|session|candidate|employer|operator`;

const isPascal = (name: string) => /^[A-Z][A-Za-z\d]*$/.test(name);
const isCamel = (name: string) => /^[a-z][A-Za-z\d]*$/.test(name);

function write(root: string, { files, appends }: Draft) {
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
  return [...Object.keys(files), ...Object.keys(appends)];
}

/** Writes a new part in the house style. @returns the paths it wrote or changed. @throws on what it does not understand */
export function writeNew(root: string, [kind, first = '', second = '', method = '', path = '', access = '']: string[]) {
  if (kind === 'component' && isPascal(first)) return write(root, componentDraft(first));
  if (kind === 'screen' && /^[a-z][a-z\d-]*$/.test(first) && isPascal(second)) {
    if (!existsSync(join(root, 'packages/features', first))) throw new Error(`there is no feature ${first}`);
    const paths = write(root, screenDraft(first, second));
    for (const path of paths.filter((file) => file.endsWith('.stories.tsx'))) addStates(root, path);
    return [...paths, statesFile, statesPage];
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
