import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';

/** Everything that is told with a response, emptied. */
const emptied: SQL = sql`candidate_email = null, phone = null, title = null, city = null,
  message = null, resume = null, own_resume_id = null,
  file_id = null, facts = null, answers = null, withdrawn_reason = null, unread_employer = 0, unread_candidate = 0`;

/** Whether anything that was told with a response is still there. */
export const isAnythingTold: SQL = sql`(
  candidate_email is not null or phone is not null or title is not null or city is not null
  or message is not null or resume is not null or own_resume_id is not null
  or file_id is not null or facts is not null or answers is not null or withdrawn_reason is not null
  or exists (select from application_messages where application_id = applications.id)
  or exists (select from interviews where application_id = applications.id and candidate_name is not null)
)`;

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`;

/**
 * Wipes what was told with responses, messages and interviews included; the rows stay, with what employers decided.
 * @returns the parts of recordings that the store still has
 */
export async function wipeTold(transaction: Database, ids: readonly string[]): Promise<string[]> {
  await transaction.execute(sql`update applications set ${emptied} where id = any (${uuids(ids)})`);
  await transaction.execute(sql`delete from application_messages where application_id = any (${uuids(ids)})`);
  await transaction.execute(
    sql`update headhunter_negotiations set resume_id = null where application_id = any (${uuids(ids)})`,
  );
  return wipeInterviews(transaction, sql`application_id = any (${uuids(ids)})`);
}

/**
 * Wipes what was answered in interviews, and who answered.
 * @returns the parts of recordings that the store still has
 */
export async function wipeInterviews(transaction: Database, condition: SQL): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(transaction)`select id from interviews where ${condition} for update`;
  const theirs = uuids(found.map(({ id }) => id));
  const parts = await rowsOf<{ key: string }>(transaction)`
    select key from media_chunks join media on media.id = media_id where interview_id = any (${theirs})`;
  await transaction.execute(sql`delete from interview_answers where interview_id = any (${theirs})`);
  await transaction.execute(sql`delete from media where interview_id = any (${theirs})`);
  await transaction.execute(sql`
    update interviews set candidate_name = null, candidate_phone = null, token_sealed = null
    where id = any (${theirs})`);
  return parts.map(({ key }) => key);
}
