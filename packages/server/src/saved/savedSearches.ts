import {
  createSavedSearch,
  deleteSavedSearch,
  employmentOfSearch,
  listSavedSearches,
  seeSavedSearch,
  updateSavedSearch,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { notificationSettings, savedSearches, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { placeIn } from '../reference/placeIn.ts';
import { spelledOf } from '../reference/spelledOf.ts';

const mostSearches = 10;

type Search = typeof savedSearches.$inferSelect;

/** Searches that a candidate keeps. */
export const savedSearchVerbs = [
  verb(listSavedSearches, async (context) => {
    const rows = await context.db
      .select(columns(context))
      .from(savedSearches)
      .where(eq(savedSearches.userId, personOf(context).id))
      .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
    return { items: rows.map(searchAnswer) };
  }),

  verb(createSavedSearch, async (context, { body }) => {
    const { now } = context;
    const userId = personOf(context).id;
    const { employmentType, notify, ...words } = body;
    const id = await createOnce(context, createSavedSearch, body, async (transaction, newId) => {
      // One after the other, so that two at once are not both the last that fits.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if ((await transaction.$count(savedSearches, eq(savedSearches.userId, userId))) >= mostSearches)
        throw new Problem('tooManySearches');
      const [settings] = await transaction
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId));
      await transaction.insert(savedSearches).values({
        id: newId,
        userId,
        ...words,
        employmentType: employmentType && employmentOfSearch(employmentType),
        notify: notify ?? settings?.digest ?? 'daily',
        createdAt: now,
        checkedAt: now,
        seenAt: now,
      });
    });
    return searchAnswer(await findSearch(context, id));
  }),

  verb(updateSavedSearch, async (context, { params: { id }, body }) => {
    const search = await findSearch(context, id);
    if (body.notify === undefined && body.title === undefined) return searchAnswer(search);
    return searchAnswer(await change(context, id, body));
  }),

  verb(deleteSavedSearch, async (context, { params: { id } }) => {
    const [gone] = await context.db.delete(savedSearches).where(isOwn(context, id)).returning();
    if (!gone) throw new Problem('unknownSearch');
    return {};
  }),

  verb(seeSavedSearch, async (context, { params: { id } }) =>
    searchAnswer(await change(context, id, { seenAt: context.now, newCount: 0 })),
  ),
];

/** One of the candidate's own; an id that is none finds nothing. */
function isOwn(context: Pick<Context, 'actor'>, id: string): SQL | undefined {
  if (!isUuid(id)) throw new Problem('unknownSearch');
  return and(eq(savedSearches.userId, personOf(context).id), eq(savedSearches.id, id));
}

async function findSearch(context: Pick<Context, 'actor' | 'db' | 'language'>, id: string): Promise<Search> {
  const [row] = await context.db.select(columns(context)).from(savedSearches).where(isOwn(context, id));
  if (!row) throw new Problem('unknownSearch');
  return row;
}

async function change(
  context: Pick<Context, 'actor' | 'db' | 'language'>,
  id: string,
  changes: Partial<Search>,
): Promise<Search> {
  const [row] = await context.db
    .update(savedSearches)
    .set(changes)
    .where(isOwn(context, id))
    .returning(columns(context));
  if (!row) throw new Problem('unknownSearch');
  return row;
}

const columns = ({ language }: Pick<Context, 'language'>) => ({
  ...getTableColumns(savedSearches),
  location: placeIn(language),
});

function searchAnswer(row: Search): WireAnswerOf<typeof createSavedSearch> {
  const { id, title, search, location, employmentType, notify, newCount, createdAt } = row;
  return {
    id,
    title,
    search,
    location,
    employment_type: spelledOf(employmentType),
    notify,
    new_count: newCount,
    created_at: createdAt.toISOString(),
  };
}
