import { sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { removeParts } from '../media/removeParts.ts';
import { wipeInterviews, wipeTold } from './wipeTold.ts';

const atOnce = 100;

/** Erases the accounts whose time has come, every hour: each by itself, so that one that fails holds up no other. */
export const eraseAccounts = defineJob({
  name: 'accounts.erase',
  schedule: '41 * * * *',
  timeout: 900,
  concurrency: 1,
  run: async (services) => {
    await eraseDue(services);
  },
});

/** Erases them now. @returns how many */
export async function eraseDue(services: Services): Promise<number> {
  const due = await rowsOf<{ id: string }>(services.db)`
    select id from users where delete_at <= ${services.clock().toISOString()} order by delete_at limit ${atOnce}`;
  let erased = 0;
  for (const { id } of due) if (await erase(services, id)) erased += 1;
  return erased;
}

/**
 * Leaves nothing of a person: what employers decided about them stays, without them. @returns whether they had not come
 * back meanwhile
 */
async function erase(services: Services, userId: string): Promise<boolean> {
  const now = services.clock().toISOString();
  const keys = await services.db.transaction(async (transaction) => {
    const [person] = await rowsOf<{ phone: string }>(transaction)`
      select phone from users where id = ${userId} and delete_at <= ${now} for update`;
    if (!person) return undefined;
    const { phone } = person;
    const theirs = await rowsOf<{ id: string }>(transaction)`
      select id from applications where candidate_id = ${userId} order by id for update`;
    const parts = await wipeTold(
      transaction,
      theirs.map(({ id }) => id),
    );
    // An interview by an open link knows its candidate by the phone alone.
    parts.push(...(await wipeInterviews(transaction, sql`candidate_phone = ${phone}`)));
    const files = await rowsOf<{ key: string }>(transaction)`
      select key from resume_file_chunks join resume_files file on file.id = file_id where user_id = ${userId}`;
    parts.push(...files.map(({ key }) => key));
    await transaction.execute(sql`
      update applications set candidate_id = null, candidate_name = '', erased_at = ${now}
      where candidate_id = ${userId}`);
    await transaction.execute(sql`update application_events set author_id = null where author_id = ${userId}`);
    await transaction.execute(sql`
      update audit_log set changes = null, address = null
      where actor_id = ${userId} or (entity_type = 'user' and entity_id = ${userId})`);
    await transaction.execute(sql`delete from sign_in_challenges where phone = ${phone}`);
    await transaction.execute(sql`delete from asked_phones where phone = ${phone}`);
    await transaction.execute(sql`delete from proof_challenges where phone = ${phone}`);
    await transaction.execute(sql`delete from company_invitations where phone = ${phone}`);
    await transaction.execute(sql`
      delete from rate_hits where position(${phone} in bucket) > 0 or position(${userId} in bucket) > 0`);
    await transaction.execute(sql`delete from users where id = ${userId}`);
    return parts;
  });
  if (keys) await removeParts(services, keys);
  return keys !== undefined;
}
