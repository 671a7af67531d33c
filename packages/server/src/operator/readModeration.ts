import type { getModeration, WireAnswerOf } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { sendVersion } from '../context/version.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { ModeratedContent } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import { findingsOf, whole } from '../moderation/findings.ts';
import { isRepeated } from '../moderation/isRepeated.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';
import { vacancyAnswer } from '../vacancies/row.ts';
import { claimOf, keyOf } from './claims.ts';
import { readByRules } from './countFindings.ts';

const hourMs = 60 * 60 * 1000;

/** When what waits since then is late. */
export const dueOf = ({ moderationHours }: Pick<Context, 'moderationHours'>, submittedAt: string) =>
  new Date(Date.parse(submittedAt) + moderationHours * hourMs).toISOString();

interface Background extends Record<string, unknown> {
  submitted_at: string;
  verified_at: string | null;
  company_since: string;
  approved: number;
  rejected: number;
  waiting: number;
  is_repeated: boolean;
  /** Of each event of the history, the operator who decided, and on which version. */
  decided: { by: string | null; version: number | null }[] | null;
  approved_version: { version: number; at: string; content: ModeratedContent } | null;
}

/** A vacancy with all that a moderator decides by. @throws Problem unknownVacancy */
export async function readModeration(
  context: Pick<Context, 'actor' | 'budget' | 'db' | 'headers' | 'language' | 'moderationHours' | 'now'>,
  id: string,
): Promise<WireAnswerOf<typeof getModeration>> {
  const { db, now, language, budget } = context;
  const row = await findVacancy(db, id, 'operator');
  sendVersion(context, row);
  const [background] = await rowsOf<Background>(db)`
    select coalesce(submitted_at, vacancies.created_at) as submitted_at, stir_verified_at as verified_at,
      companies.created_at as company_since, counted.approved, counted.rejected, (
        select count(*)::int from vacancies other
        where other.company_id = vacancies.company_id and moderation_status = 'pending' and deleted_at is null
      ) as waiting, ${isRepeated} as is_repeated, (
        select jsonb_build_object('version', version, 'at', at, 'content', content) from vacancy_moderations
        where vacancy_id = vacancies.id and status = 'approved' and content is not null order by number desc limit 1
      ) as approved_version, (
        select json_agg(json_build_object('by', first_name || ' ' || last_name, 'version', version) order by number)
        from vacancy_moderations left join operators on operators.id = operator_id
        where vacancy_id = vacancies.id
      ) as decided
    from vacancies join companies on companies.id = company_id
    cross join lateral (
      select (count(*) filter (where past.status = 'approved'))::int as approved,
        (count(*) filter (where past.status = 'rejected'))::int as rejected
      from vacancy_moderations past join vacancies own on own.id = past.vacancy_id
      where own.company_id = vacancies.company_id
    ) counted
    where vacancies.id = ${row.id}`;
  if (!background) throw new Error('a vacancy that was read is not there');
  const findings = (await budget.run(findingsOf, readByRules(row))) ?? [];
  if (background.is_repeated) findings.push(whole('repeated', 'title'));
  const claim = await claimOf(db, row.id, now);
  const submittedAt = isoTime(background.submitted_at);
  const { moderation_history: history, ...vacancy } = vacancyAnswer(language)(row);
  return {
    // Operators read who of them it was, employers that one decided.
    vacancy: {
      ...vacancy,
      moderation_history: history?.map((event, at) => {
        const { by, version } = background.decided?.[at] ?? {};
        return { ...event, by: by ?? event.by, version };
      }),
    },
    version: row.version,
    submitted_at: submittedAt,
    due_at: dueOf(context, submittedAt),
    approved: background.approved_version && {
      ...background.approved_version,
      at: isoTime(background.approved_version.at),
    },
    findings,
    company: {
      id: row.company_id,
      name: row.company_name,
      verified_at: background.verified_at && isoTime(background.verified_at),
      created_at: isoTime(background.company_since),
      approved: background.approved,
      rejected: background.rejected,
      waiting: background.waiting,
    },
    claim: claim && {
      name: claim.operatorName,
      is_own: claim.operatorKey === keyOf(operatorOf(context)),
      until: claim.until.toISOString(),
    },
  };
}
