import {
  getPostingSession,
  getPublishStatus,
  listPostingAdapters,
  listPostingServices,
  postingServiceTypes,
} from '@kasb/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { channelName } from '../adapters/channels/messages.ts';
import { unpaidBecause } from '../billing/payment.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { companies, channels, publications, vacancies } from '../db/schema/index.ts';
import { hiddenBecause } from '../delivery/hiddenBecause.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { findVacancy, isSeenBy } from '../vacancies/findVacancy.ts';
import { isSettled, deliveriesOf, tell } from './deliveries.ts';
import { lastPublished } from './lastPublished.ts';
import { publishVacancy } from './publishVacancy.ts';

/** Publishing of vacancies to channels. */
export const publishingVerbs = [
  publishVacancy,

  verb(getPublishStatus, async (context, { params: { id } }) => {
    const { db, now, publishing } = context;
    const personId = personOf(context).id;
    const vacancy = await findVacancy(db, id, { personId });
    const { status, moderation_status: moderationStatus } = vacancy;
    const isClosed = and(eq(companies.id, vacancy.company_id), isNotNull(companies.blockedAt));
    const isBlocked = (await db.$count(companies, isClosed)) > 0;
    const published = await lastPublished(db, id);
    const ends = published && new Date(published.getTime() + publishing.cooldownMs);
    const cooldownEnds = ends && ends > now ? ends.toISOString() : null;
    const isForbidden =
      hiddenBecause({ status, moderationStatus, isBlocked }) ??
      (await unpaidBecause(db, { vacancyId: id, isFirst: published === null }, personId, now));
    return {
      canPublish: !isForbidden && cooldownEnds === null,
      cooldownEnds,
      lastPublished: published?.toISOString() ?? null,
    };
  }),

  verb(listPostingServices, async ({ db, publishing, language }) => {
    const services = await db
      .select()
      .from(channels)
      .where(isNull(channels.removedAt))
      .orderBy(sql`${channels.type} <> 'website'`, asc(channels.name), asc(channels.id));
    return (
      services
        .filter(({ type }) => publishing.adapters[type])
        // A recipient's phone is nobody else's business.
        .map(({ id, type, identifier, ...service }) => ({
          id,
          type,
          name: nameIn(language, service),
          identifier: type === 'whatsapp' ? null : identifier,
        }))
    );
  }),

  verb(listPostingAdapters, async ({ publishing: { adapters }, language }) =>
    postingServiceTypes.map((type) => ({
      type,
      name: channelName(type, language, adapters[type]?.isDemo),
      configured: adapters[type] !== undefined,
    })),
  ),

  verb(getPostingSession, async (context, { params: { id } }) => {
    const { db } = context;
    if (!isUuid(id)) throw new Problem('unknownPublication');
    const [publication] = await db
      .select({ vacancyId: publications.vacancyId })
      .from(publications)
      .innerJoin(vacancies, eq(vacancies.id, publications.vacancyId))
      .innerJoin(companies, eq(companies.id, vacancies.companyId))
      .where(and(eq(publications.id, id), isSeenBy({ personId: personOf(context).id })));
    if (!publication) throw new Problem('unknownPublication');
    const parts = await deliveriesOf(db, id);
    return {
      id,
      status: parts.every(isSettled) ? 'finished' : 'running',
      results: await tell(db, publication.vacancyId, parts, context.language),
    };
  }),
];
