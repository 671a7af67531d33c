import { formatPhone, isPhone, normalizePhone } from '@kasb/contract';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { blockUser, unblockUser } from '../auth/blocking.ts';
import { deviceOf } from '../auth/device.ts';
import { endManySessions } from '../auth/endSessions.ts';
import { isNamed } from '../db/named.ts';
import { sessions, users } from '../db/schema/index.ts';
import { readPerson } from '../operator/people.ts';
import { command, CommandError, printTable, textOf, UsageError } from './command.ts';
import { operatorAt } from './operator.ts';
import { findPerson } from './people.ts';
import type { Person } from './people.ts';

const mostFound = 50;

/** People, and who may sign in. */
export const userCommands = [
  command({
    name: 'user find',
    args: ['phone|name'],
    summary: 'Find people by their phone, or by a part of their name.',
    async run({ db, print }, { args: [wanted = ''] }) {
      const phone = normalizePhone(wanted);
      const found = await db
        .select()
        .from(users)
        .where(isPhone(phone) ? eq(users.phone, phone) : isNamed(sql`users.search`, wanted))
        .orderBy(asc(users.firstName), asc(users.lastName), asc(users.phone))
        .limit(mostFound);
      printTable(print, found.map(rowOf), 'Nobody is found.');
      if (found.length === mostFound) print(`These are the first ${mostFound}: type more of the name.`);
    },
  }),

  command({
    name: 'user show',
    args: ['phone'],
    summary: 'Show what operators see of somebody: companies, sessions, subscription, orders, how the last codes went.',
    async run({ db, now, print }, { args }) {
      // Who types a phone knows it.
      const { id, phone } = await findPerson(db, args[0]);
      const shown = { ...(await readPerson({ db, now, language: 'ru' }, id)), phone };
      for (const [field, value] of Object.entries(shown)) print(`${field}: ${JSON.stringify(value)}`);
    },
  }),

  command({
    name: 'user block',
    args: ['phone'],
    summary: 'Close the service to somebody, and end their sessions.',
    options: { reason: { type: 'string' } },
    optionHelp: ['--reason <why>           for the operators; the person does not read it (required)'],
    async run(desk, typed) {
      const reason = textOf(typed, 'reason')?.trim();
      if (!reason) throw new UsageError('--reason is required: other operators read why');
      const person = await findPerson(desk.db, typed.args[0]);
      const ended = await blockUser(desk.db, operatorAt(desk), person.id, reason);
      if (ended === undefined) throw new CommandError(`${nameOf(person)} is blocked already`);
      desk.print(`Blocked ${nameOf(person)}, ${ended} sessions ended. ${said(desk.operator)}`);
    },
  }),

  command({
    name: 'user unblock',
    args: ['phone'],
    summary: 'Let somebody in again, who then signs in anew.',
    options: { reason: { type: 'string' } },
    optionHelp: ['--reason <why>           for the journal'],
    async run(desk, typed) {
      const person = await findPerson(desk.db, typed.args[0]);
      const reason = textOf(typed, 'reason')?.trim();
      const wasBlocked = await unblockUser(desk.db, operatorAt(desk), { userId: person.id, reason });
      if (!wasBlocked) throw new CommandError(`${nameOf(person)} is not blocked`);
      desk.print(`Unblocked ${nameOf(person)}. ${said(desk.operator)}`);
    },
  }),

  command({
    name: 'user sessions',
    args: ['phone'],
    summary: 'List where somebody is signed in, or end all of it.',
    options: { end: { type: 'boolean' } },
    optionHelp: ['--end                    ends them, and tells the person'],
    async run(desk, { args, options }) {
      const { db, now, print, operator } = desk;
      const person = await findPerson(db, args[0]);
      if (options.end === true) {
        print(`Ended ${await endManySessions(db, operatorAt(desk), person.id)}. ${said(operator)}`);
        return;
      }
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt));
      printTable(
        print,
        rows.map(({ id, createdAt, lastUsedAt, userAgent, address }) => [
          id,
          `began ${minuteOf(createdAt)}`,
          `used ${minuteOf(lastUsedAt)}`,
          deviceOf(userAgent ?? '') ?? 'unknown device',
          address ?? '',
        ]),
        'There are none.',
      );
    },
  }),
];

const said = (operator: string) => `Recorded as done by ${operator}.`;

const nameOf = ({ firstName, lastName, phone }: Person) => `${firstName} ${lastName}, ${formatPhone(phone)}`;

const minuteOf = (at: Date) => at.toISOString().slice(0, 16);

function rowOf({ phone, firstName, lastName, role, phoneVerified, blockedAt, blockedReason }: Person): string[] {
  return [
    phone,
    `${firstName} ${lastName}`,
    role,
    phoneVerified ? '' : 'not verified',
    blockedAt ? `blocked ${blockedAt.toISOString().slice(0, 10)}: ${blockedReason ?? ''}` : '',
  ];
}
