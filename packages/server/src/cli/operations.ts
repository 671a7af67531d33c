import { postingServiceTypes } from '@kasb/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { createOperatorToken } from '../auth/sessions.ts';
import { companies, modules, operatorTokens, postingServices, vacancies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isUuid } from '../ids.ts';
import { decide } from '../moderation/decide.ts';
import { command, CommandError, printTable, textOf, UsageError, wholeOf } from './command.ts';
import type { Command, Desk } from './command.ts';

const dayMs = 24 * 60 * 60 * 1000;

const serviceCommands = [
  command({
    name: 'service list',
    summary: 'List the posting services.',
    async run({ db, print }) {
      const rows = await db
        .select()
        .from(postingServices)
        .where(isNull(postingServices.removedAt))
        .orderBy(asc(postingServices.type), asc(postingServices.name));
      printTable(
        print,
        rows.map(({ id, type, name, identifier }) => [id, type, name, identifier ?? '']),
        'There are no services.',
      );
    },
  }),
  command({
    name: 'service add',
    args: ['type', 'name'],
    summary: 'Add a posting service; employers see it once its adapter is set up.',
    options: { identifier: { type: 'string' } },
    optionHelp: [
      `<type>                   ${postingServiceTypes.join(', ')}`,
      '--identifier <where>     a channel (@name, or =-100…), a recipient’s phone, or what the receiver of a webhook knows',
    ],
    async run({ db, print }, typed) {
      const [given = '', name = ''] = typed.args;
      const type = postingServiceTypes.find((known) => known === given);
      if (!type) throw new UsageError(`«${given}» is no type of service: ${postingServiceTypes.join(', ')}`);
      const identifier = textOf(typed, 'identifier')?.trim() || null;
      if ((type === 'telegram' || type === 'whatsapp') && identifier === null)
        throw new UsageError(`A ${type} service needs --identifier`);
      const [row] = await db
        .insert(postingServices)
        .values({ type, name: name.trim(), identifier })
        .returning({ id: postingServices.id });
      print(`Added ${row?.id}.`);
    },
  }),
  command({
    name: 'service remove',
    args: ['service-id'],
    summary: 'Remove a posting service; what was published stays.',
    async run({ db, now, print }, { args: [id = ''] }) {
      const isThis = and(inArray(postingServices.id, [id].filter(isUuid)), isNull(postingServices.removedAt));
      const [row] = await db.update(postingServices).set({ removedAt: now }).where(isThis).returning();
      if (!row) throw new CommandError(`There is no service ${id}: see \`kasb service list\``);
      print(`Removed ${row.name}.`);
    },
  }),
];

const decisions = { approve: 'approved', reject: 'rejected', revise: 'needs_revision' } as const;

const moderationCommands = [
  command({
    name: 'moderate list',
    summary: 'List the vacancies that wait for a decision, oldest first.',
    async run({ db, print }) {
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
      printTable(
        print,
        rows.map(({ id, createdAt, company, title }) => [id, createdAt.toISOString().slice(0, 16), company, title]),
        'Nothing waits.',
      );
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
      async run({ db, jobs, now, print }, typed) {
        const [vacancyId = ''] = typed.args;
        const comment = textOf(typed, 'comment')?.trim();
        if (word !== 'approve' && !comment) throw new UsageError('--comment is required: the employer reads why');
        const { title, company_name: company } = await decide(db, jobs, { vacancyId, status, comment, now }).catch(
          (error: unknown) => {
            throw error instanceof Problem && error.code === 'unknownVacancy'
              ? new CommandError(`There is no vacancy ${vacancyId}`)
              : error;
          },
        );
        print(`${status}: ${title} (${company})`);
      },
    }),
  ),
];

const moduleCommands = [
  command({
    name: 'modules list',
    summary: 'List the modules.',
    async run({ db, print }) {
      const rows = await db.select().from(modules).orderBy(asc(modules.name));
      printTable(
        print,
        rows.map(({ name, title, isEnabled }) => [name, isEnabled ? 'enabled' : 'disabled', title]),
        'There are no modules.',
      );
    },
  }),
  command({
    name: 'modules enable',
    args: ['name'],
    summary: 'Enable a module.',
    run: (desk, { args }) => switchModule(desk, args[0], true),
  }),
  command({
    name: 'modules disable',
    args: ['name'],
    summary: 'Disable a module: its calls answer 503.',
    run: (desk, { args }) => switchModule(desk, args[0], false),
  }),
];

async function switchModule({ db, print }: Desk, name = '', isEnabled: boolean): Promise<void> {
  const [row] = await db.update(modules).set({ isEnabled }).where(eq(modules.name, name)).returning();
  if (!row) throw new CommandError(`There is no module ${name}: see \`kasb modules list\``);
  print(`${row.name} is ${isEnabled ? 'enabled' : 'disabled'}.`);
}

const tokenCommands = [
  command({
    name: 'token create',
    args: ['name'],
    summary: 'Make an operator’s token; it is shown this once.',
    options: { days: { type: 'string' } },
    optionHelp: ['--days <n>               how long it is valid (for ever)'],
    async run({ db, now, print }, typed) {
      const days = wholeOf(typed, 'days', { min: 1, max: 36_500 });
      const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
      print(await createOperatorToken(db, { name: typed.args[0] ?? '', now, expiresAt }));
    },
  }),
  command({
    name: 'token list',
    summary: 'List the operator’s tokens, without the tokens themselves.',
    async run({ db, print }) {
      const rows = await db.select().from(operatorTokens).orderBy(asc(operatorTokens.createdAt));
      printTable(
        print,
        rows.map(({ name, createdAt, expiresAt }) => [
          name,
          `made ${createdAt.toISOString()}`,
          expiresAt ? `until ${expiresAt.toISOString()}` : 'for ever',
        ]),
        'There are none.',
      );
    },
  }),
  command({
    name: 'token revoke',
    args: ['name'],
    summary: 'Revoke the operator’s tokens of that name.',
    async run({ db, print }, { args: [name = ''] }) {
      const rows = await db
        .delete(operatorTokens)
        .where(eq(operatorTokens.name, name))
        .returning({ name: operatorTokens.name });
      if (rows.length === 0) throw new CommandError(`There is no token «${name}»: see \`kasb token list\``);
      print(`Revoked ${rows.length}.`);
    },
  }),
];

/** What an operator does besides subscriptions. */
export const operationCommands: readonly Command[] = [
  ...serviceCommands,
  ...moderationCommands,
  ...moduleCommands,
  ...tokenCommands,
];
