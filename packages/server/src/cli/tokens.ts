import { operatorRoles } from '@kasb/contract';
import { Problem } from '../http/problem.ts';
import { addToken, listTokens, revokeTokens } from '../operator/tokens.ts';
import { command, CommandError, listing, textOf, UsageError, wholeOf } from './command.ts';
import type { Typed } from './command.ts';
import { operatorAt } from './operator.ts';

/** Tokens of operators. */
export const tokenCommands = [
  command({
    name: 'token create',
    args: ['name'],
    summary: 'Make an operator’s token; it is shown this once.',
    options: { days: { type: 'string' }, role: { type: 'string' } },
    optionHelp: [
      '--days <n>               how long it is valid (for ever)',
      '--role <role>            moderator, support or admin (admin)',
    ],
    async run(desk, typed) {
      const role = roleOf(typed) ?? 'admin';
      const days = wholeOf(typed, 'days', { min: 1, max: 36_500 });
      const [name = ''] = typed.args;
      const { token } = await addToken(desk.db, operatorAt(desk), { name, role, days });
      desk.print(token);
    },
  }),
  listing({
    name: 'token list',
    summary: 'List the operator’s tokens, without the tokens themselves.',
    nothing: 'There are none.',
    async rows({ db }) {
      const rows = await listTokens(db);
      return rows.map(({ name, role, createdAt, expiresAt }) => [
        name,
        role,
        `made ${createdAt.toISOString()}`,
        expiresAt ? `until ${expiresAt.toISOString()}` : 'for ever',
      ]);
    },
  }),
  command({
    name: 'token revoke',
    args: ['name'],
    summary: 'Revoke the operator’s tokens of that name.',
    async run(desk, { args: [name = ''] }) {
      const revoked = await revokeTokens(desk.db, operatorAt(desk), name).catch((error: unknown) => {
        const isUnknown = error instanceof Problem && error.code === 'unknownToken';
        throw isUnknown ? new CommandError(`There is no token «${name}»: see \`kasb token list\``) : error;
      });
      desk.print(`Revoked ${revoked}.`);
    },
  }),
];

/** The role that was typed. @throws UsageError */
export function roleOf(typed: Typed): (typeof operatorRoles)[number] | undefined {
  const given = textOf(typed, 'role');
  const role = operatorRoles.find((known) => known === given);
  if (given !== undefined && !role) throw new UsageError(`«${given}» is no role: ${operatorRoles.join(', ')}`);
  return role;
}
