import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { companies, modules, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { decide, reopen } from '../operator/decide.ts';
import { readModule, switchModule } from '../operator/switchModule.ts';
import { areaCommands } from './areas.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command, Desk } from './command.ts';
import { jobCommands } from './jobs.ts';
import { operatorAt } from './operator.ts';
import { reasonCommands } from './reasons.ts';
import { referenceCommands } from './reference.ts';
import { serviceCommands } from './services.ts';
import { tokenCommands } from './tokens.ts';

const decisions = { approve: 'approved', reject: 'rejected', revise: 'needs_revision' } as const;

const moderationCommands = [
  listing({
    name: 'moderate list',
    summary: 'List the vacancies that wait for a decision, oldest first.',
    nothing: 'Nothing waits.',
    async rows({ db }) {
      const rows = await db
        .select({ id: vacancies.id, createdAt: vacancies.createdAt, company: companies.name, title: vacancies.title })
        .from(vacancies)
        .innerJoin(companies, eq(companies.id, vacancies.companyId))
        .where(
          and(
            eq(vacancies.moderationStatus, 'pending'),
            isNull(vacancies.deletedAt),
            isNull(companies.deletedAt),
            inArray(vacancies.status, ['active', 'paused']),
          ),
        )
        .orderBy(asc(vacancies.createdAt), asc(vacancies.id));
      return rows.map(({ id, createdAt, company, title }) => [
        id,
        createdAt.toISOString().slice(0, 16),
        company,
        title,
      ]);
    },
  }),
  ...Object.entries(decisions).map(([word, status]) =>
    command({
      name: `moderate ${word}`,
      args: ['vacancy-id'],
      summary:
        { approve: 'Approve a vacancy.', reject: 'Reject a vacancy.', revise: 'Send a vacancy back to be mended.' }[
          word
        ] ?? '',
      options: { comment: { type: 'string' } },
      optionHelp: [`--comment <text>         what the employer reads${word === 'approve' ? '' : ' (required)'}`],
      async run(desk, typed) {
        const { db, jobs, now, print } = desk;
        const [vacancyId = ''] = typed.args;
        const comment = textOf(typed, 'comment')?.trim();
        if (word !== 'approve' && !comment) throw new UsageError('--comment is required: the employer reads why');
        const { title, company_name: company } = await decide(db, jobs, operatorAt(desk), {
          vacancyId,
          status,
          comment,
          now,
        }).catch((error: unknown) => explain(error, vacancyId));
        print(`${status}: ${title} (${company})`);
      },
    }),
  ),
  command({
    name: 'moderate reopen',
    args: ['vacancy-id'],
    summary: 'Take a decision back: the vacancy waits again, where it stood.',
    options: { reason: { type: 'string' } },
    optionHelp: ['--reason <why>           for the journal'],
    async run(desk, typed) {
      const { db, jobs, now, print } = desk;
      const [vacancyId = ''] = typed.args;
      const reason = textOf(typed, 'reason')?.trim();
      await reopen(db, jobs, operatorAt(desk), { vacancyId, now, reason }).catch((error: unknown) =>
        explain(error, vacancyId),
      );
      print('It waits again.');
    },
  }),
];

function explain(error: unknown, vacancyId: string): never {
  const isUnknown = error instanceof Problem && error.code === 'unknownVacancy';
  throw isUnknown ? new CommandError(`There is no vacancy ${vacancyId}`, { cause: error }) : error;
}

const moduleCommands = [
  listing({
    name: 'modules list',
    summary: 'List the modules.',
    nothing: 'There are no modules.',
    async rows({ db }) {
      const rows = await db.select().from(modules).orderBy(asc(modules.name));
      return rows.map(({ name, title, isEnabled }) => [name, isEnabled ? 'enabled' : 'disabled', title]);
    },
  }),
  command({
    name: 'modules enable',
    args: ['name'],
    summary: 'Enable a module.',
    run: (desk, { args }) => switchIt(desk, args[0], true),
  }),
  command({
    name: 'modules disable',
    args: ['name'],
    summary: 'Disable a module: its calls answer 503.',
    run: (desk, { args }) => switchIt(desk, args[0], false),
  }),
  command({
    name: 'modules reload',
    args: ['name'],
    summary: 'Read a module’s configuration anew.',
    async run({ db, print }, { args: [name = ''] }) {
      const row = await readModule(db, name);
      if (!row) throw new CommandError(`There is no module ${name}: see \`kasb modules list\``);
      print(`${row.name} is as configured: ${row.isEnabled ? 'enabled' : 'disabled'}.`);
    },
  }),
];

async function switchIt(desk: Desk, name = '', isEnabled: boolean): Promise<void> {
  const row = await switchModule(desk.db, operatorAt(desk), name, isEnabled);
  if (!row) throw new CommandError(`There is no module ${name}: see \`kasb modules list\``);
  desk.print(`${row.name} is ${isEnabled ? 'enabled' : 'disabled'}.`);
}

/** What an operator does besides subscriptions. */
export const operationCommands: readonly Command[] = [
  ...serviceCommands,
  ...moderationCommands,
  ...moduleCommands,
  ...tokenCommands,
  ...jobCommands,
  ...referenceCommands,
  ...areaCommands,
  ...reasonCommands,
];
