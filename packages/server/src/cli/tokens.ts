import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { operatorTokens } from '../db/schema/index.ts';
import { createOperatorToken } from '../http/operatorTokens.ts';
import { command, CommandError, listing, wholeOf } from './command.ts';
import { operatorAt } from './operator.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Tokens of operators. */
export const tokenCommands = [
  command({
    name: 'token create',
    args: ['name'],
    summary: 'Make an operator’s token; it is shown this once.',
    options: { days: { type: 'string' } },
    optionHelp: ['--days <n>               how long it is valid (for ever)'],
    async run(desk, typed) {
      const { db, now, print } = desk;
      const days = wholeOf(typed, 'days', { min: 1, max: 36_500 });
      const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
      const [name = ''] = typed.args;
      const token = await db.transaction(async (transaction) => {
        await record(transaction, operatorAt(desk), {
          action: 'token.created',
          entityType: 'operator_token',
          entityId: name,
          changes: { expires_at: [null, expiresAt] },
        });
        return createOperatorToken(transaction, { name, now, expiresAt });
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
      return rows.map(({ name, createdAt, expiresAt }) => [
        name,
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
