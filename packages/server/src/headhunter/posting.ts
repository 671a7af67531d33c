import { eq, sql } from 'drizzle-orm';
import { ChannelError } from '../adapters/channels/channel.ts';
import type { ShownVacancy, ChannelAdapter } from '../adapters/channels/channel.ts';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { PostingRefusal, vacancyPosting } from '../adapters/headhunter/posting.ts';
import { record } from '../audit/record.ts';
import type { JobSender } from '../context/jobSender.ts';
import type { Database } from '../db/database.ts';
import { deliveries, publications } from '../db/schema/index.ts';
import { linkOf, servingCompany } from './connections.ts';
import type { HeadHunterWork } from './sealedTokens.ts';
import { walkVacancy } from './syncJob.ts';
import { withToken } from './tokens.ts';
import { saveLink, tellLender } from './vacancyLinks.ts';

const urlOf = (hhVacancyId: string) => `https://hh.uz/vacancy/${hhVacancyId}`;

/** The channel `hh`: publishes by the connection that serves the company, and links the vacancy to what came of it. */
export function createHeadHunterPosting(work: HeadHunterWork & { jobs: JobSender }): ChannelAdapter {
  return {
    name: 'HeadHunter',
    isRepeatable: false,
    async publish({ key, vacancy }) {
      // One that is there already is not published twice: each publication is paid for.
      const link = await linkOf(work.db, vacancy.id);
      const hhVacancyId = link?.hh_vacancy_id ?? (await publish(work, vacancy, await publisherOf(work.db, key)));
      return { externalId: hhVacancyId, externalUrl: urlOf(hhVacancyId) };
    },
  };
}

/** Who began the publication of a delivery. */
async function publisherOf(db: Database, deliveryId: string): Promise<string | null> {
  const [publication] = await db
    .select({ userId: publications.userId })
    .from(publications)
    .innerJoin(deliveries, eq(deliveries.publicationId, publications.id))
    .where(eq(deliveries.id, deliveryId));
  return publication?.userId ?? null;
}

async function publish(
  work: HeadHunterWork & { jobs: JobSender },
  vacancy: ShownVacancy,
  publisherId: string | null,
): Promise<string> {
  const { db, clock, jobs, headHunter } = work;
  const serving = await servingCompany(db, sql`${vacancy.companyId}::uuid`, publisherId);
  if (!serving?.is_alive) throw new ChannelError('hhConnectFirst');
  const { user_id: userId, employer_id: employerId } = serving;
  try {
    const roles = await withToken(work, userId, (token) => headHunter.roles(token));
    const posting = vacancyPosting(vacancy, roles);
    const hhVacancyId = await withToken(work, userId, (token) => headHunter.publish(token, posting));
    await db.transaction(async (transaction) => {
      const now = clock();
      await saveLink(transaction, { vacancyId: vacancy.id, hhVacancyId, employerId, userId, now });
      await record(
        transaction,
        { actor: { kind: 'system', name: 'headhunter.publish' }, now },
        {
          action: 'headhunter.published',
          entityType: 'vacancy',
          entityId: vacancy.id,
          changes: { hhVacancyId: [null, hhVacancyId], connection: [null, userId] },
        },
      );
      if (publisherId !== null && publisherId !== userId)
        await tellLender(transaction, { vacancyId: vacancy.id, hhVacancyId, by: publisherId, lenderId: userId, now });
      await jobs.send(transaction, walkVacancy, { vacancyId: vacancy.id });
    });
    return hhVacancyId;
  } catch (error) {
    if (error instanceof PostingRefusal) throw new ChannelError(error.why, { cause: error });
    if (error instanceof HeadHunterError)
      throw new ChannelError(error.why, {
        retryAfter: error.kind === 'later' ? (error.retryAfter ?? 60) : undefined,
        cause: error,
      });
    throw error;
  }
}
