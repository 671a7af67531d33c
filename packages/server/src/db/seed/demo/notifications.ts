import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';

/** So old ones have been read. */
const readDays = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** Writes what the people of the demo were told of: the candidate of their responses, employers of those they got. */
export async function seedNotifications(db: Database, candidateId: string, now: Date): Promise<void> {
  const fresh = new Date(now.getTime() - readDays * dayMs).toISOString();
  const about = sql`jsonb_build_object('applicationId', applications.id, 'vacancyId', vacancies.id,
    'title', vacancies.title, 'company', companies.name)`;
  const of = sql`join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id`;
  await db.execute(sql`
    insert into notifications (user_id, kind, dedupe, data, created_at, read_at)
    select ${candidateId}::uuid,
      case event.kind when 'opened' then 'application_opened' else 'application_' || event.status end,
      'application:' || event.id, ${about}, event.at, case when event.at < ${fresh} then event.at end
    from application_events event join applications on applications.id = event.application_id ${of}
    where candidate_id = ${candidateId}
      and (event.kind = 'opened' or event.kind = 'status' and event.status <> 'applied')
    on conflict do nothing`);
  await db.execute(sql`
    insert into notifications (user_id, kind, dedupe, data, created_at, read_at)
    select ${candidateId}::uuid, 'application_message', 'application:' || message.id, ${about}, message.created_at,
      message.seen_at
    from application_messages message join applications on applications.id = message.application_id ${of}
    where candidate_id = ${candidateId} and side = 'employer' on conflict do nothing`);
  await db.execute(sql`
    insert into notifications (user_id, kind, dedupe, data, created_at, read_at)
    select company_members.user_id, 'application_new', 'application_new:' || vacancies.id || ':demo',
      jsonb_build_object('vacancyId', vacancies.id, 'title', vacancies.title, 'company', companies.name,
        'count', count(*)::text),
      max(applications.created_at),
      case when max(applications.created_at) < ${fresh} then max(applications.created_at) end
    from applications ${of} join company_members on company_members.company_id = companies.id
    where applications.status = 'applied'
    group by company_members.user_id, vacancies.id, companies.id on conflict do nothing`);
}
