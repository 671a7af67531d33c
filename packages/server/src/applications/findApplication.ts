import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isHere } from '../db/isAway.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applications } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isSeenBy } from '../vacancies/findVacancy.ts';
import { applicationColumns, applicationTables, isTold } from './row.ts';
import type { ApplicationRow } from './row.ts';

/**
 * The condition of a query over applications, vacancies and companies: this one, to a vacancy of this person's
 * companies.
 */
export function isMyApplication(id: string, personId: string): SQL | undefined {
  // What is no id is no application either, and the database would refuse to compare it.
  return isUuid(id) ? and(eq(applications.id, id), isSeenBy({ personId })) : sql`false`;
}

/** An application with its history, newest last. @throws Problem unknownApplication */
export async function findApplication(db: Database, id: string, personId: string): Promise<ApplicationRow> {
  const [row] = await rowsOf<ApplicationRow>(db)`
    select ${applicationColumns}, (
      select json_build_object('id', file.id, 'name', file.name, 'size', file.size)
      from resume_files file where file.id = applications.file_id and ${isTold}
    ) as file, (
      select coalesce(json_agg(json_build_object(
        'status', event.status,
        'by', coalesce(
          case when author.delete_at is null then author.first_name || ' ' || author.last_name end,
          case
            when event.status = 'applied' and ${isHere()} then candidate_name
            when event.status <> 'applied' and source = 'headhunter' then 'HeadHunter'
          end,
          ''
        ),
        'at', event.at
      ) order by event.number), '[]')
      from application_events event left join users author on author.id = event.author_id
      where event.application_id = applications.id and event.kind in ('status', 'undone', 'withdrawn')
    ) as history
    from ${applicationTables(personId)}
    where ${isMyApplication(id, personId)}`;
  if (!row) throw new Problem('unknownApplication');
  return row;
}
