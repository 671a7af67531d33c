import { closePhoneAccess, listPhoneAccess, withdrawConsent } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { consents } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

interface AccessRow extends Record<string, unknown> {
  company_id: string;
  company_name: string;
  applications_count: number;
  since: string;
}

/** Who sees a candidate's phone: those they responded to and did not withdraw from. */
export const phoneAccessVerbs = [
  verb(listPhoneAccess, async (context) => {
    const rows = await rowsOf<AccessRow>(context.db)`
      select companies.id as company_id, companies.name as company_name, count(*)::int as applications_count,
        min(applications.created_at) as since
      from applications
      join vacancies on vacancies.id = vacancy_id
      join companies on companies.id = company_id
      where candidate_id = ${personOf(context).id} and withdrawn_at is null and erased_at is null
      group by companies.id order by max(applications.created_at) desc, companies.id`;
    return { items: rows.map((row) => ({ ...row, since: isoTime(row.since) })) };
  }),

  verb(closePhoneAccess, async (context, { params: { companyId } }) => {
    const { db, now } = context;
    const { id } = personOf(context);
    if (!isUuid(companyId)) throw new Problem('unknownCompany');
    return db.transaction(async (transaction) => {
      const closed = await withdrawAll(transaction, id, { now, companyId });
      if (closed.length === 0) throw new Problem('unknownCompany');
      await record(transaction, context, {
        action: 'phone.closed',
        entityType: 'company',
        entityId: companyId,
        changes: { applications: [closed, []] },
      });
      return { withdrawn: closed.length };
    });
  }),

  verb(withdrawConsent, async (context) => {
    const { db, now } = context;
    const { id } = personOf(context);
    return db.transaction(async (transaction) => {
      const isTheirs = and(eq(consents.userId, id), isNull(consents.withdrawnAt));
      await transaction.update(consents).set({ withdrawnAt: now }).where(isTheirs);
      return { withdrawn: (await withdrawAll(transaction, id, { now })).length };
    });
  }),
];

/** Takes back every response of a person that stands, those to one company or all; their ids. */
async function withdrawAll(
  transaction: Database,
  personId: string,
  { now, companyId }: { now: Date; companyId?: string },
): Promise<string[]> {
  const at = now.toISOString();
  // In their order: a batch of the employer's locks them so, too.
  const closed = await rowsOf<{ id: string }>(transaction)`
    with mine as (
      select applications.id from applications join vacancies on vacancies.id = vacancy_id
      where candidate_id = ${personId} and withdrawn_at is null and erased_at is null
        and ${companyId === undefined ? sql`true` : sql`company_id = ${companyId}`}
      order by applications.id for update of applications
    )
    update applications set status = 'rejected', withdrawn_at = ${at}, updated_at = ${at}
    from mine where applications.id = mine.id returning applications.id`;
  const ids = closed.map((row) => row.id);
  await transaction.execute(sql`
    insert into application_events (application_id, status, author_id, at)
    select id, 'rejected', ${personId}, ${at} from jsonb_array_elements_text(
      ${JSON.stringify(ids)}::text::jsonb) as value, cast(value as uuid) as id`);
  return ids;
}
