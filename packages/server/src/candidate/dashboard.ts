import { getCandidateDashboard as endpoint } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { resumes, savedSearches, savedVacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { pageStart } from '../http/page.ts';
import { placeIn } from '../reference/placeIn.ts';
import { spelledOf } from '../reference/spelledOf.ts';
import { isKeptOf } from '../resumes/findResume.ts';
import { filledOf } from '../resumes/resume.ts';
import { findResponses, responseAnswer } from './responses.ts';

const latest = 4;
const mostWaiting = 10;
const waitingKinds = ['interview', 'offer', 'message'] as const;

/** What a candidate's home begins with: what waits, their latest responses, their default resume, what they keep. */
export const getDashboard = verb(endpoint, async (context) => {
  const { db } = context;
  const userId = personOf(context).id;
  const { total, rows } = await findResponses(context, { ...pageStart({}), take: latest }, { isByLatest: true });
  return {
    applications_count: total,
    resumes_count: await db.$count(resumes, isKeptOf(userId)),
    applications: rows.map(responseAnswer(context)),
    waiting: await waitingOf(context),
    resume: await defaultResumeOf(context),
    saved_count: await db.$count(savedVacancies, eq(savedVacancies.userId, userId)),
    searches: (
      await db
        .select({ ...getTableColumns(savedSearches), location: placeIn(context.language) })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(desc(savedSearches.newCount), desc(savedSearches.createdAt))
    ).map(({ id, title, search, location, employmentType, newCount }) => ({
      id,
      title,
      search,
      location,
      employment_type: spelledOf(employmentType),
      new_count: newCount,
    })),
  };
});

type Waiting = NonNullable<WireAnswerOf<typeof endpoint>['waiting']>;

async function waitingOf(
  context: Pick<Context, 'actor' | 'db' | 'language' | 'now' | 'requestOrigin' | 'sealer'>,
): Promise<Waiting> {
  const asked = { ...pageStart({}), take: mostWaiting };
  const { rows } = await findResponses(context, asked, { filter: 'waiting', isByLatest: true });
  return rows
    .map(responseAnswer(context))
    .map(({ id, next, vacancy, last_message }) => {
      const kind = waitingKinds.find((each) => each === next?.kind) ?? 'message';
      return {
        kind,
        application_id: id,
        title: vacancy?.title,
        company_name: vacancy?.company_name,
        text: kind === 'message' ? last_message : null,
        until: next?.until ?? null,
        link: next?.link ?? null,
      };
    })
    .toSorted((left, right) => waitingKinds.indexOf(left.kind) - waitingKinds.indexOf(right.kind));
}

async function defaultResumeOf(context: Pick<Context, 'actor' | 'db'>) {
  const [row] = await context.db
    .select()
    .from(resumes)
    .where(and(isKeptOf(personOf(context).id), eq(resumes.isDefault, true)));
  if (!row) return null;
  return {
    id: row.id,
    title: row.title,
    ...filledOf(row),
    updated_at: row.updatedAt.toISOString(),
    visibility: row.visibility,
  };
}
