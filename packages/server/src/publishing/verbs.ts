import {
  getPostingSession,
  getPublishStatus,
  listPostingAdapters,
  listPostingServices,
  postingServiceTypes,
} from '@kasb/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { unpaidBecause } from '../billing/payment.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { companies, postingServices, publishingSessions, vacancies } from '../db/schema/index.ts';
import { hiddenBecause } from '../delivery/hiddenBecause.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { findVacancy, isSeenBy } from '../vacancies/findVacancy.ts';
import { lastPublished } from './lastPublished.ts';
import { publishVacancy } from './publishVacancy.ts';
import { isSettled, partsOf, tell } from './sessions.ts';

const adapterNames = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  website: 'Сайт',
  hh: 'HeadHunter',
  olx: 'OLX',
  other: 'Другой сервис',
} as const;

/** Publishing of vacancies to channels. */
export const publishingVerbs = [
  publishVacancy,

  verb(getPublishStatus, async (context, { params: { id } }) => {
    const { db, now, publishing } = context;
    const personId = personOf(context).id;
    const { status, moderation_status: moderationStatus } = await findVacancy(db, id, { personId });
    const published = await lastPublished(db, id);
    const ends = published && new Date(published.getTime() + publishing.cooldownMs);
    const cooldownEnds = ends && ends > now ? ends.toISOString() : null;
    const isForbidden =
      hiddenBecause({ status, moderationStatus }) ??
      (await unpaidBecause(db, { vacancyId: id, isFirst: published === null }, personId, now));
    return {
      canPublish: !isForbidden && cooldownEnds === null,
      cooldownEnds,
      lastPublished: published?.toISOString() ?? null,
    };
  }),

  verb(listPostingServices, async ({ db, publishing }) => {
    const services = await db
      .select()
      .from(postingServices)
      .where(isNull(postingServices.removedAt))
      .orderBy(sql`${postingServices.type} <> 'website'`, asc(postingServices.name), asc(postingServices.id));
    return (
      services
        .filter(({ type }) => publishing.adapters[type])
        // A recipient's phone is nobody else's business.
        .map(({ id, type, name, identifier }) => ({
          id,
          type,
          name,
          identifier: type === 'whatsapp' ? null : identifier,
        }))
    );
  }),

  verb(listPostingAdapters, async ({ publishing: { adapters } }) =>
    postingServiceTypes.map((type) => ({
      type,
      name: adapters[type]?.name ?? adapterNames[type],
      configured: adapters[type] !== undefined,
    })),
  ),

  verb(getPostingSession, async (context, { params: { id } }) => {
    const { db } = context;
    if (!isUuid(id)) throw new Problem('unknownPublication');
    const [session] = await db
      .select({ vacancyId: publishingSessions.vacancyId })
      .from(publishingSessions)
      .innerJoin(vacancies, eq(vacancies.id, publishingSessions.vacancyId))
      .innerJoin(companies, eq(companies.id, vacancies.companyId))
      .where(and(eq(publishingSessions.id, id), isSeenBy({ personId: personOf(context).id })));
    if (!session) throw new Problem('unknownPublication');
    const parts = await partsOf(db, id);
    return {
      id,
      status: parts.every(isSettled) ? 'finished' : 'running',
      results: await tell(db, session.vacancyId, parts, context.language),
    };
  }),
];
