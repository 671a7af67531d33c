import { formatPhone, isPhone, normalizePhone } from '@kasb/contract';
import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditEvents } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import {
  addOperator,
  changeRole,
  listAccounts,
  operatorOfPhone,
  removeAccount,
  resetSecondStep,
} from '../operator/accounts.ts';
import { verifyJournal } from '../operator/journal.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command } from './command.ts';
import { operatorAt } from './operator.ts';
import { roleOf } from './tokens.ts';

const mostActs = 100;

/** Who runs the platform, and the journal of what they did. */
export const operatorCommands: readonly Command[] = [
  listing({
    name: 'operator list',
    summary: 'List the operators.',
    nothing: 'There are none: see `kasb operator add --help`.',
    async rows({ db }) {
      const accounts = await listAccounts(db);
      return accounts.map(({ phone, name, role, isEnrolled }) => [
        phone,
        name,
        role,
        isEnrolled ? '' : 'has yet to enrol',
      ]);
    },
  }),
  command({
    name: 'operator add',
    args: ['phone'],
    summary: 'Make an operator; the code to enrol with is shown this once, and is handed over in person.',
    options: { role: { type: 'string' }, name: { type: 'string' } },
    optionHelp: [
      '--role <role>            moderator, support or admin (required)',
      '--name <first last>      their name, as colleagues read it (required)',
    ],
    async run(desk, typed) {
      const phone = phoneOf(typed.args[0]);
      const role = roleOf(typed);
      const [firstName, ...rest] = textOf(typed, 'name')?.trim().split(/\s+/) ?? [];
      if (!role) throw new UsageError('--role is required: moderator, support or admin');
      if (!firstName || rest.length === 0) throw new UsageError('--name is required: a first and a last name');
      const values = { phone, role, firstName, lastName: rest.join(' ') };
      const { enrolmentCode } = await addOperator(desk.db, operatorAt(desk), values).catch(explain);
      desk.print(`Added ${firstName} ${values.lastName}, ${role}. To enrol within 24 hours: ${enrolmentCode}`);
    },
  }),
  command({
    name: 'operator role',
    args: ['phone', 'role'],
    summary: 'Give an operator another role.',
    async run(desk, { args, options }) {
      const id = await idOf(desk.db, args[0]);
      const role = roleOf({ args, options: { ...options, role: args[1] } });
      if (!role) throw new UsageError('<role> is missing');
      const { name } = await changeRole(desk.db, operatorAt(desk), id, role).catch(explain);
      desk.print(`${name} is ${role}.`);
    },
  }),
  command({
    name: 'operator reset',
    args: ['phone'],
    summary: 'Take an operator’s second step away: they enrol anew with the code that is shown.',
    async run(desk, { args }) {
      const id = await idOf(desk.db, args[0]);
      const { name, enrolmentCode } = await resetSecondStep(desk.db, operatorAt(desk), id);
      desk.print(`${name} enrols anew within 24 hours: ${enrolmentCode}`);
    },
  }),
  command({
    name: 'operator remove',
    args: ['phone'],
    summary: 'Remove an operator, whose sessions end.',
    async run(desk, { args }) {
      const id = await idOf(desk.db, args[0]);
      const { name } = await removeAccount(desk.db, operatorAt(desk), id).catch(explain);
      desk.print(`Removed ${name}.`);
    },
  }),
  listing({
    name: 'audit list',
    summary: 'List the last hundred acts of the journal, latest first.',
    nothing: 'Nothing was done yet.',
    async rows({ db }) {
      const rows = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(mostActs);
      return rows.map(({ id, at, actorName, action, entityType, entityId, entityTitle }) => [
        String(id),
        at.toISOString().slice(0, 16),
        actorName ?? '',
        action,
        entityTitle ?? `${entityType} ${entityId ?? ''}`.trim(),
      ]);
    },
  }),
  command({
    name: 'audit verify',
    summary: 'Compute the journal’s chain again: a row that was changed by hand breaks it.',
    async run({ db, print }) {
      const { isWhole, checked, brokenId } = await verifyJournal(db);
      if (!isWhole) throw new CommandError(`The journal is broken at row ${brokenId}, of ${checked}`);
      print(`The journal is whole: ${checked} rows.`);
    },
  }),
];

function phoneOf(typed = ''): string {
  const phone = normalizePhone(typed);
  if (!isPhone(phone)) throw new UsageError(`«${typed}» is no phone of Uzbekistan: type it as 998901234567`);
  return phone;
}

async function idOf(db: Database, typed: string | undefined): Promise<string> {
  const phone = phoneOf(typed);
  const operator = await operatorOfPhone(db, phone);
  if (!operator) throw new CommandError(`${formatPhone(phone)} is no operator’s: see \`kasb operator list\``);
  return operator.id;
}

const refusals: Partial<Record<string, string>> = {
  alreadyExists: 'There is an operator with this phone',
  lastAdmin: 'Somebody must stay admin',
};

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const isName = error.code === 'alreadyExists' && error.fields?.phone === undefined;
  const said = isName ? 'There is an operator or a token of this name' : refusals[error.code];
  throw said === undefined ? error : new CommandError(said, { cause: error });
}
