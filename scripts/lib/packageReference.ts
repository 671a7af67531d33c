import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemStatuses } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { exportsOf } from './llms.ts';
import type { WorkspacePackage } from './packages.ts';
import { asCode, referenceOf, withoutRule } from './readmeReference.ts';

/** Packages whose exports others offer too, in words that stand there alone. */
const sources = ['contract', 'domain', 'ui'];
const apiOf = (root: string, folder: string) => exportsOf(readFileSync(join(root, folder, 'api.md'), 'utf8'));
const bullet = (name: string, sentence: string) => `- \`${name}\`${sentence && `: ${sentence}`}`;
const plain = (sentence: string) => withoutRule(sentence).replaceAll(/\{@link (\w+)\}/g, '`$1`');

/** What the README of a package without screens tells of its `api.md`: all but the types, by the entry they come from. */
function exportsReferenceOf(root: string, folder: string): string {
  const elsewhere = new Map(
    sources.flatMap((name) =>
      apiOf(root, `packages/${name}`).flatMap(({ names }) => names.map((one) => [one.name, one.sentence] as const)),
    ),
  );
  const entries = apiOf(root, folder).map(({ entry, names }) => {
    const lines = names
      .filter(({ isType }) => !isType)
      .map(({ name, sentence }) => bullet(name, plain(sentence || (elsewhere.get(name) ?? ''))));
    return `### \`${entry}\`\n\n${lines.join('\n')}\n`;
  });
  return ['## Exports\n', 'All but the types, which [api.md](api.md) has.\n', ...entries].join('\n');
}

/** What the README of the contract tells of its table: each call that a provider must have, the others, and problems. */
function callsReference(): string {
  const rows = table
    .filter(({ isExtension }) => !isExtension)
    .map(({ name, method, path, access, module, summary }) => {
      const whose = module === undefined ? access : `${access}, \`${module}\``;
      return `| \`${name}\` | \`${method} ${path}\` | ${whose} | ${withoutRule(summary)} |`;
    });
  const extensions = Map.groupBy(
    table.filter(({ isExtension }) => isExtension),
    ({ access }) => access,
  );
  const byStatus = Map.groupBy(Object.entries(problemStatuses), ([, status]) => status);
  return [
    '## Calls\n',
    'Those that a provider must have, with who may make them. A module that is named beside may be switched off: its calls answer 503 then.\n',
    `| call | | access | |\n|---|---|---|---|\n${rows.join('\n')}\n`,
    'Those that a provider may lack; `openapi.json` says what each is:\n',
    ...[...extensions].map(([access, calls]) => bullet(access, `${asCode(calls.map(({ name }) => name))}.`)),
    '\n## Problems\n',
    'Each code by its status; a call names those that it may answer.\n',
    '| status | codes |\n|---|---|',
    ...[...byStatus].map(([status, problems]) => `| ${status} | ${asCode(problems.map(([code]) => code))} |`),
  ].join('\n');
}

/** What the README of a package tells of its sources and of what it offers; undefined where it is not published. */
export function readmeReferenceOf(root: string, { folder, kind, manifest }: WorkspacePackage): string | undefined {
  if (kind === 'feature') return referenceOf(root, folder);
  if (manifest.private) return undefined;
  return kind === 'contract' ? callsReference() : exportsReferenceOf(root, folder);
}
