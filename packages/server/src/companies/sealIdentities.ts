import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { companies } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { openIdentity, sealIdentity } from './identity.ts';
import type { StoredIdentity } from './identity.ts';

const batch = 200;
const first = '00000000-0000-0000-0000-000000000000';
const { id, identity, pinfl, passportSeries, passportNumber } = companies;

type Work = Pick<Services, 'db' | 'sealer' | 'log'>;

/**
 * Seals what still lies in clear, and seals anew what an older key sealed, so that the key can be taken away. May be
 * run at any time and by several at once. @returns how many companies it changed
 */
export async function sealIdentities(work: Work): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = first; after !== undefined;) {
    const rows: StoredIdentity[] = await work.db
      .select({ id, identity, pinfl, passportSeries, passportNumber })
      .from(companies)
      .where(
        and(
          gt(id, after),
          or(isNotNull(identity), isNotNull(pinfl), isNotNull(passportSeries), isNotNull(passportNumber)),
        ),
      )
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) if (await seal(work, row)) changed += 1;
    after = rows.length < batch ? undefined : rows.at(-1)?.id;
  }
  return changed;
}

/** @returns whether there was something to seal, and nobody saved it meanwhile */
async function seal({ db, sealer, log }: Work, row: StoredIdentity): Promise<boolean> {
  const isClear = (row.pinfl ?? row.passportSeries ?? row.passportNumber) !== null;
  if (!isClear && row.identity && sealer.isCurrent(row.identity)) return false;
  const opened = openIdentity({ sealer, log }, row);
  if (!opened) return false;
  const isSame = sql`(${identity}, ${pinfl}, ${passportSeries}, ${passportNumber}) is not distinct from
    (${row.identity}::bytea, ${row.pinfl}::text, ${row.passportSeries}::text, ${row.passportNumber}::text)`;
  const sealed = await db
    .update(companies)
    .set({ identity: sealIdentity(sealer, row.id, opened), pinfl: null, passportSeries: null, passportNumber: null })
    .where(and(eq(id, row.id), isSame))
    .returning({ id });
  return sealed.length > 0;
}

/** The same once an hour: for a key that was changed, and for what a server of an earlier release wrote meanwhile. */
export const sealCompanies = defineJob({
  name: 'companies.seal',
  schedule: '11 * * * *',
  concurrency: 1,
  run: async (services) => {
    await sealIdentities(services);
  },
});
