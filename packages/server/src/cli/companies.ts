import { formatPhone } from '@kasb/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { blockCompany, unblockCompany } from '../companies/blocking.ts';
import { findCompanies, readCompany } from '../companies/readForOperators.ts';
import type { ListedCompany } from '../companies/readForOperators.ts';
import { revealIdentity } from '../companies/revealIdentity.ts';
import { unverifyStir, verifyStir } from '../companies/verification.ts';
import type { Company } from '../companies/verification.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies } from '../db/schema/index.ts';
import { pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command, Desk } from './command.ts';
import { operatorAt } from './operator.ts';

const mostFound = 50;

/** What an operator says of companies. */
export const companyCommands: readonly Command[] = [
  listing({
    name: 'company find',
    args: ['name|stir'],
    summary: 'Find companies by a part of their name, or by their taxpayer’s number.',
    nothing: 'Nothing is found.',
    async rows({ db }, { args: [search = ''] }) {
      const found = await findCompanies(db, { search }, pageStart({ limit: mostFound }));
      return found.slice(0, mostFound).map(rowOf);
    },
  }),
  command({
    name: 'company show',
    args: ['id-or-stir'],
    summary: 'Show what operators see of a company: requisites, members, decisions; PINFL and passport masked.',
    async run({ db, openIdentities, print }, { args }) {
      const { id } = await findCompany(db, args[0], true);
      const shown = await readCompany({ ...(await openIdentities()), db, language: 'ru' }, id);
      for (const [field, value] of Object.entries(shown)) print(`${field}: ${JSON.stringify(value)}`);
    },
  }),
  reasoned({
    name: 'company reveal',
    summary: 'Show the PINFL and the passport of an individual in full; the journal keeps that it was looked at.',
    why: 'for the journal',
    refusal: 'the journal keeps why it was looked at',
    async run(desk, { id, name }, reason) {
      const opened = { ...(await desk.openIdentities()), db: desk.db };
      const identity = await revealIdentity(opened, operatorAt(desk), id, reason).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'unavailable') throw error;
        throw new CommandError(`What is kept of ${name} was sealed with another key`, { cause: error });
      });
      desk.print(`PINFL: ${identity.pinfl ?? 'none'}`);
      desk.print(`passport: ${[identity.passportSeries, identity.passportNumber].filter(Boolean).join(' ') || 'none'}`);
    },
  }),
  command({
    name: 'company verify',
    args: ['id-or-stir'],
    summary: 'Say that a taxpayer’s number is this company’s: no other may have it then.',
    options: { note: { type: 'string' } },
    optionHelp: ['--note <text>            what was seen'],
    async run(desk, typed) {
      const { id, name, stir } = await findCompany(desk.db, typed.args[0], true);
      if (stir === null) throw new CommandError(`${name} has no taxpayer’s number`);
      const isNew = await verifyStir(desk.db, operatorAt(desk), id, textOf(typed, 'note')?.trim()).catch(explain);
      if (!isNew) throw new CommandError(`${stir} of ${name} is verified already`);
      desk.print(`Verified ${stir}: ${name}.`);
    },
  }),
  command({
    name: 'company unverify',
    args: ['id-or-stir'],
    summary: 'Take that back: the number is anybody’s again.',
    async run(desk, { args }) {
      const { id, name, stir } = await findCompany(desk.db, args[0], false);
      const wasVerified = await unverifyStir(desk.db, operatorAt(desk), id);
      if (!wasVerified) throw new CommandError(`${stir ?? 'The number'} of ${name} is not verified`);
      desk.print(`Not verified any more, ${stir}: ${name}.`);
    },
  }),
  reasoned({
    name: 'company block',
    summary: 'Hide a company with its vacancies, take its posts off, and forbid it to publish.',
    why: 'its people read it',
    refusal: 'the company reads why',
    async run(desk, { id, name }, reason) {
      const wasOpen = await blockCompany(desk.db, desk.jobs, operatorAt(desk), { id, reason });
      if (!wasOpen) throw new CommandError(`${name} is blocked already`);
      desk.print(`Blocked ${name}.`);
    },
  }),
  command({
    name: 'company unblock',
    args: ['id-or-stir'],
    summary: 'Let a company publish again; its vacancies are public as they were.',
    options: { reason: { type: 'string' } },
    optionHelp: ['--reason <why>           for the journal'],
    async run(desk, typed) {
      const { id, name } = await findCompany(desk.db, typed.args[0], true);
      const reason = textOf(typed, 'reason')?.trim();
      const wasBlocked = await unblockCompany(desk.db, operatorAt(desk), { id, reason });
      if (!wasBlocked) throw new CommandError(`${name} is not blocked`);
      desk.print(`Unblocked ${name}.`);
    },
  }),
];

interface Reasoned extends Pick<Command, 'name' | 'summary'> {
  /** Who reads the reason, in the help. */
  why: string;
  /** The same, where it is missing. */
  refusal: string;
  run: (desk: Desk, company: Company, reason: string) => Promise<void>;
}

/** A command about one company that is told why. */
function reasoned({ name, summary, why, refusal, run }: Reasoned): Command {
  return command({
    name,
    args: ['id-or-stir'],
    summary,
    options: { reason: { type: 'string' } },
    optionHelp: [`--reason <why>           ${why} (required)`],
    async run(desk, typed) {
      const reason = textOf(typed, 'reason')?.trim();
      if (!reason) throw new UsageError(`--reason is required: ${refusal}`);
      await run(desk, await findCompany(desk.db, typed.args[0], true), reason);
    },
  });
}

function explain(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== 'stirTaken') throw error;
  throw new CommandError('This number is verified for another company', { cause: error });
}

function rowOf({ id, name, stir, owner, verified_at: verified, blocked_at: blocked }: ListedCompany): string[] {
  return [
    id,
    name,
    stir ?? '',
    owner ? `${owner.name}, ${formatPhone(owner.phone)}` : '',
    verified ? 'verified' : '',
    blocked ? 'blocked' : '',
  ];
}

/** The company of an id, or the only one of a number; of several with one number, it may be the verified one. */
async function findCompany(db: Database, given = '', isOnly: boolean): Promise<Company> {
  const isThis = isUuid(given) ? eq(companies.id, given) : eq(companies.stir, given);
  const found = await db
    .select()
    .from(companies)
    .where(and(isThis, isNull(companies.deletedAt)))
    .orderBy(asc(companies.createdAt), asc(companies.id));
  const [company, ...others] = isOnly ? found : found.toSorted(verifiedFirst);
  if (!company) throw new CommandError(`There is no company ${given}`);
  if (isOnly && others.length > 0) {
    const lines = found.map(({ id, name }) => `  ${id}  ${name}`);
    throw new CommandError(`Several companies have ${given}: give the id\n${lines.join('\n')}`);
  }
  return company;
}

function verifiedFirst(left: Company, right: Company): number {
  return Number(right.stirVerifiedAt !== null) - Number(left.stirVerifiedAt !== null);
}
