import { operatorRoles } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { operatorTokens } from '../db/schema/index.ts';
import { createOperatorToken } from '../http/operatorTokens.ts';
import { command, CommandError, listing, textOf, UsageError, wholeOf } from './command.ts';
import type { Typed } from './command.ts';
import { operatorAt } from './operator.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
      const { db, now, print } = desk;
      const role = roleOf(typed) ?? 'admin';
      const days = wholeOf(typed, 'days', { min: 1, max: 36_500 });
      const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
      const [name = ''] = typed.args;
      const token = await db.transaction(async (transaction) => {
        await record(transaction, operatorAt(desk), {
          action: 'token.created',
          entityType: 'operator_token',
          entityId: name,
          changes: { role: [null, role], expires_at: [null, expiresAt] },
        });
        return createOperatorToken(transaction, { name, role, now, expiresAt });
      });
      print(token);
    },
  }),
  listing({
    name: 'token list',
    summary: 'List the operator’s tokens, without the tokens themselves.',
    nothing: 'There are none.',
    async rows({ db }) {
      const rows = await db.select().from(operatorTokens).orderBy(asc(operatorTokens.createdAt));
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
      const rows = await desk.db.transaction(async (transaction) => {
        const revoked = await transaction
          .delete(operatorTokens)
          .where(eq(operatorTokens.name, name))
          .returning({ name: operatorTokens.name });
        if (revoked.length > 0)
          await record(transaction, operatorAt(desk), {
            action: 'token.revoked',
            entityType: 'operator_token',
            entityId: name,
            changes: { tokens: [revoked.length, 0] },
          });
        return revoked;
      });
      if (rows.length === 0) throw new CommandError(`There is no token «${name}»: see \`kasb token list\``);
      desk.print(`Revoked ${rows.length}.`);
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
