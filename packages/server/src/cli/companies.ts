import { and, asc, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { command, CommandError } from './command.ts';
import type { Command, Desk } from './command.ts';
import { operatorAt } from './operator.ts';

type Company = typeof companies.$inferSelect;

/** What an operator says of companies. */
export const companyCommands: readonly Command[] = [
  command({
    name: 'company verify',
    args: ['id-or-stir'],
    summary: 'Say that a taxpayer’s number is this company’s: no other may have it then.',
    async run(desk, { args: [given = ''] }) {
      const { name, stir } = await changeVerification(desk, given, true);
      desk.print(`Verified ${stir}: ${name}.`);
    },
  }),
  command({
    name: 'company unverify',
    args: ['id-or-stir'],
    summary: 'Take that back: the number is anybody’s again.',
    async run(desk, { args: [given = ''] }) {
      const { name, stir } = await changeVerification(desk, given, false);
      desk.print(`Not verified any more, ${stir}: ${name}.`);
    },
  }),
];

async function changeVerification(desk: Desk, given: string, isVerified: boolean): Promise<Company> {
  const { db, now } = desk;
  try {
    return await db.transaction(async (transaction) => {
      const company = await findCompany(transaction, given, isVerified);
      const { id, name, stir, stirVerifiedAt } = company;
      if (stir === null) throw new CommandError(`${name} has no taxpayer’s number`);
      if ((stirVerifiedAt !== null) === isVerified)
        throw new CommandError(`${stir} of ${name} is ${isVerified ? 'verified already' : 'not verified'}`);
      await transaction
        .update(companies)
        .set({ stirVerifiedAt: isVerified ? now : null })
        .where(eq(companies.id, id));
      await record(transaction, operatorAt(desk), {
        action: isVerified ? 'company.verified' : 'company.unverified',
        entityType: 'company',
        entityId: id,
        changes: { stir: isVerified ? [null, stir] : [stir, null] },
      });
      return company;
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'companies_verified_stir') throw error;
    throw new CommandError('This number is verified for another company', { cause: error });
  }
}

/** The company of an id, or the only one of a number; of several with one number, the verified one is unverified. */
async function findCompany(transaction: Database, given: string, isVerified: boolean): Promise<Company> {
  const isThis = isUuid(given) ? eq(companies.id, given) : eq(companies.stir, given);
  const found = await transaction
    .select()
    .from(companies)
    .where(and(isThis, isNull(companies.deletedAt)))
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .for('no key update');
  const [company, ...others] = isVerified ? found : found.toSorted(verifiedFirst);
  if (!company) throw new CommandError(`There is no company ${given}`);
  if (isVerified && others.length > 0) {
    const lines = found.map(({ id, name }) => `  ${id}  ${name}`);
    throw new CommandError(`Several companies have ${given}: give the id\n${lines.join('\n')}`);
  }
  return company;
}

function verifiedFirst(left: Company, right: Company): number {
  return Number(right.stirVerifiedAt !== null) - Number(left.stirVerifiedAt !== null);
}
