import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { notificationSettings, savedSearches, savedSearchFinds } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { notify } from '../notifications/notify.ts';
import { placeIn } from '../reference/placeIn.ts';
import { planSearch } from '../search/plan.ts';

const hourMs = 60 * 60 * 1000;
/** So many searches are read at once. */
const batch = 500;
/** More than anybody reads of one morning. */
const mostFound = 100;
/** So many vacancies are named by their titles. */
const mostNamed = 5;

/** At nine in the morning: what all searches found, except those that tell at once. */
export const digestSearches = defineJob({
  name: 'searches.digest',
  schedule: '0 9 * * *',
  timeout: 3600,
  concurrency: 1,
  run: (services, _data, signal) => checkSearches(services, 'morning', signal),
});

/** What was published lately, for searches that tell at once: at most once an hour each. */
export const tellAtOnce = defineJob({
  name: 'searches.instant',
  schedule: '*/5 * * * *',
  timeout: 900,
  concurrency: 1,
  run: (services, _data, signal) => checkSearches(services, 'instant', signal),
});

/** Looks at the searches of a round, each in a transaction of its own. */
export async function checkSearches(
  services: Services,
  round: 'morning' | 'instant',
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const since = new Date(clock().getTime() - hourMs).toISOString();
  const isOfRound =
    round === 'morning'
      ? sql`notify <> 'instant'`
      : sql`notify = 'instant' and (sent_at is null or sent_at <= ${since})`;
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last && !signal?.aborted;) {
    const found: { id: string }[] = await db
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(gt(savedSearches.id, last), isOfRound))
      .orderBy(asc(savedSearches.id))
      .limit(batch);
    for (const { id } of found) if (!signal?.aborted) await check(services, id, isOfRound);
    last = found.length === batch ? found.at(-1)?.id : undefined;
  }
}

async function check({ db, clock }: Services, id: string, isOfRound: SQL): Promise<void> {
  const now = clock();
  // What it looks for never changes; with the search locked, no other connection is asked.
  const [wanted] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  if (!wanted) return;
  const groups = await planSearch(db, {
    search: wanted.search ?? undefined,
    location: wanted.location ?? undefined,
    employmentType: wanted.employmentType ?? undefined,
  });
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({
        search: savedSearches,
        digest: notificationSettings.digest,
        place: placeIn(sql`coalesce(${notificationSettings.language}, 'ru')`),
      })
      .from(savedSearches)
      .leftJoin(notificationSettings, eq(notificationSettings.userId, savedSearches.userId))
      .where(and(eq(savedSearches.id, id), isOfRound))
      .for('update', { of: savedSearches, skipLocked: true });
    if (!row) return;
    const { search, digest, place } = row;
    const matches = groups.map((group) => sql` and terms && ${`{${group.join()}}`}::int[]`);
    // One that is published anew is new once.
    const found = await rowsOf<{ id: string; title: string }>(transaction)`
      select vacancies.id, title from vacancy_search join vacancies on vacancies.id = vacancy_id
      where published_at >= ${search.checkedAt.toISOString()} ${sql.join(matches)}
        and not exists (
          select from saved_search_finds known
          where known.search_id = ${id} and known.vacancy_id = vacancy_search.vacancy_id
        )
        and not exists (
          select from applications
          where applications.vacancy_id = vacancy_search.vacancy_id and candidate_id = ${search.userId}
        )
      order by published_at desc limit ${mostFound}`;
    const isTold = found.length > 0 && search.notify !== 'off' && digest !== 'off';
    if (found.length > 0)
      await transaction
        .insert(savedSearchFinds)
        .values(found.map((vacancy) => ({ searchId: id, vacancyId: vacancy.id, foundAt: now })))
        .onConflictDoNothing();
    await transaction
      .update(savedSearches)
      .set({
        checkedAt: now,
        newCount: sql`${savedSearches.newCount} + ${found.length}`,
        ...(isTold && { sentAt: now }),
      })
      .where(eq(savedSearches.id, id));
    if (!isTold) return;
    const named = [search.search, place].filter(Boolean).join(', ');
    const data = {
      searchId: id,
      search: search.title ?? named,
      count: String(found.length),
      titles: found
        .slice(0, mostNamed)
        .map(({ title }) => title)
        .join('\n'),
    };
    await notify(
      transaction,
      search.userId,
      { kind: 'saved_search', dedupe: `saved_search:${id}:${now.toISOString()}`, data },
      now,
    );
  });
}
