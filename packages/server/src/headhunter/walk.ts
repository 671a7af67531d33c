import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { headhunterConnections, headhunterVacancies as links } from '../db/schema/index.ts';
import type { CollectionCount } from '../db/schema/index.ts';
import { bringIn } from './bringIn.ts';
import { linkOf } from './connections.ts';
import { patiently } from './patience.ts';
import type { HeadHunterWork } from './sealedTokens.ts';
import { withToken } from './tokens.ts';

/** How long a worker may be silent before another takes the vacancy. */
const leaseMs = 2 * 60_000;
/** Every so often all collections are walked, whatever they count. */
const wholeMs = 24 * 60 * 60_000;

type Link = typeof links.$inferSelect;
type Walk = NonNullable<Link['walk']>;

/**
 * Brings in the responses of a vacancy, page by page. Where it is stands in the database after each page, so an
 * interrupted walk goes on at the page where it was. Collections that count the same as at the last walk are left out.
 */
export async function walkResponses(work: HeadHunterWork, vacancyId: string, signal?: AbortSignal): Promise<void> {
  const found = await linkOf(work.db, vacancyId);
  const userId = found?.user_id;
  if (!userId) return;
  const link = await takeLink(work, vacancyId);
  if (!link) return;
  try {
    let walk: Walk = link.walk ?? (await beginWalk(work, link, userId, signal));
    let lease = link.busyUntil;
    for (let first = walk.left[0]; first; first = walk.left[0]) {
      signal?.throwIfAborted();
      const { page, items } = await readPage(work, userId, first.url, walk.page, signal);
      walk = page === 0 ? { ...walk, left: walk.left.slice(1), page } : { ...walk, page };
      const next = { walk, busyUntil: new Date(work.clock().getTime() + leaseMs) };
      const isStillMine = await bringIn(work, { link, lease, userId, items, next });
      if (!isStillMine) return;
      lease = next.busyUntil;
    }
    await endWalk(work, link, lease, userId, walk);
  } catch (error) {
    await giveBack(work, link, userId, error);
    throw error;
  }
}

/** @returns the page's responses, and the next page or 0 after the last one */
async function readPage(work: HeadHunterWork, userId: string, url: string, page: number, signal?: AbortSignal) {
  const { items, pages } = await call(
    work,
    userId,
    (token) => work.headHunter.responses(token, url, page, signal),
    signal,
  );
  return { items, page: page + 1 < pages && items.length > 0 ? page + 1 : 0 };
}

function call<T>(
  work: HeadHunterWork,
  userId: string,
  ask: (token: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return patiently(() => withToken(work, userId, ask), signal);
}

/** Takes the vacancy for this worker, unless another has it. */
async function takeLink({ db, clock }: HeadHunterWork, vacancyId: string): Promise<Link | undefined> {
  const now = clock();
  const [link] = await db
    .update(links)
    .set({ busyUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(links.vacancyId, vacancyId), or(isNull(links.busyUntil), lt(links.busyUntil, now))))
    .returning();
  return link;
}

async function beginWalk(work: HeadHunterWork, link: Link, userId: string, signal?: AbortSignal): Promise<Walk> {
  const all = await call(work, userId, (token) => work.headHunter.collections(token, link.hhVacancyId, signal), signal);
  const isWhole = link.walkedWholeAt === null || work.clock().getTime() - link.walkedWholeAt.getTime() > wholeMs;
  const isSame = (collection: CollectionCount) =>
    link.walked?.some(
      ({ id, total, updates }) => id === collection.id && total === collection.total && updates === collection.updates,
    );
  return {
    all,
    left: all.filter((collection) => collection.total > 0 && (isWhole || !isSame(collection))),
    page: 0,
    isWhole,
  };
}

async function endWalk(
  { db, clock }: HeadHunterWork,
  link: Link,
  lease: Date | null,
  userId: string,
  walk: Walk,
): Promise<void> {
  const now = clock();
  await db
    .update(links)
    .set({ walk: null, walked: walk.all, busyUntil: null, ...(walk.isWhole && { walkedWholeAt: now }) })
    .where(and(eq(links.vacancyId, link.vacancyId), lease ? eq(links.busyUntil, lease) : isNull(links.busyUntil)));
  await db
    .update(headhunterConnections)
    .set({ lastSyncAt: now, syncError: null })
    .where(eq(headhunterConnections.userId, userId));
}

async function giveBack({ db, log }: HeadHunterWork, link: Link, userId: string, error: unknown): Promise<void> {
  await db.update(links).set({ busyUntil: null }).where(eq(links.vacancyId, link.vacancyId));
  if (!(error instanceof HeadHunterError)) return;
  log.info({ vacancyId: link.vacancyId, error }, 'headhunter responses not brought in');
  await db.update(headhunterConnections).set({ syncError: error.why }).where(eq(headhunterConnections.userId, userId));
}
