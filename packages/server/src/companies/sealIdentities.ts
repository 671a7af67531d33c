import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { companies } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { openIdentity, sealIdentity } from './identity.ts';
import type { StoredIdentity } from './identity.ts';

const batch = 200;
const first = '00000000-0000-0000-0000-000000000000';
const { id, identity } = companies;

type Work = Pick<Services, 'db' | 'sealer' | 'log'>;

/**
 * Seals anew what an older key sealed, so that the key can be taken away. May be
 * run at any time and by several at once. @returns how many companies it changed
 */
export async function sealIdentities(work: Work): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = first; after !== undefined;) {
    const rows: StoredIdentity[] = await work.db
      .select({ id, identity })
      .from(companies)
      .where(and(gt(id, after), isNotNull(identity)))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) if (await seal(work, row)) changed += 1;
    after = rows.length < batch ? undefined : rows.at(-1)?.id;
  }
  return changed;
}

/** @returns whether there was something to seal, and nobody saved it meanwhile */
async function seal({ db, sealer, log }: Work, row: StoredIdentity): Promise<boolean> {
  if (row.identity === null || sealer.isCurrent(row.identity)) return false;
  const opened = openIdentity({ sealer, log }, row);
  if (!opened) return false;
  const sealed = await db
    .update(companies)
    .set({ identity: sealIdentity(sealer, row.id, opened) })
    .where(and(eq(id, row.id), eq(identity, row.identity)))
    .returning({ id });
  return sealed.length > 0;
}

/** The same once an hour, for a key that was changed. */
export const sealCompanies = defineJob({
  name: 'companies.seal',
  schedule: '11 * * * *',
  concurrency: 1,
  run: async (services) => {
    await sealIdentities(services);
  },
});
