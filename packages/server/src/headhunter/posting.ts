import { sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { PostingRefusal, vacancyPosting } from '../adapters/headhunter/posting.ts';
import { PostingError } from '../adapters/posting/posting.ts';
import type { PostedVacancy, PostingAdapter } from '../adapters/posting/posting.ts';
import type { JobSender } from '../jobs/job.ts';
import { linkOf, servingCompany } from './connections.ts';
import { walkVacancy } from './syncJob.ts';
import { withToken } from './tokens.ts';
import type { HeadHunterWork } from './tokens.ts';
import { saveLink } from './vacancyLinks.ts';

const urlOf = (hhVacancyId: string) => `https://hh.uz/vacancy/${hhVacancyId}`;

/** The channel `hh`: publishes by the connection that serves the company, and links the vacancy to what came of it. */
export function createHeadHunterPosting(work: HeadHunterWork & { jobs: JobSender }): PostingAdapter {
  return {
    name: 'HeadHunter',
    isRepeatable: false,
    async publish({ vacancy }) {
      // One that is there already is not published twice: each publication is paid for.
      const link = await linkOf(work.db, vacancy.id);
      const hhVacancyId = link?.hh_vacancy_id ?? (await publish(work, vacancy));
      return { externalId: hhVacancyId, externalUrl: urlOf(hhVacancyId) };
    },
  };
}

async function publish(work: HeadHunterWork & { jobs: JobSender }, vacancy: PostedVacancy): Promise<string> {
  const { db, clock, jobs, headHunter } = work;
  const serving = await servingCompany(db, sql`${vacancy.companyId}::uuid`, null);
  if (!serving?.is_alive) throw new PostingError('HeadHunter не подключен: подключите его в разделе интеграций');
  const { user_id: userId, employer_id: employerId } = serving;
  try {
    const roles = await withToken(work, userId, (token) => headHunter.roles(token));
    const posting = vacancyPosting(vacancy, roles);
    const hhVacancyId = await withToken(work, userId, (token) => headHunter.publish(token, posting));
    await db.transaction(async (transaction) => {
      await saveLink(transaction, { vacancyId: vacancy.id, hhVacancyId, employerId, userId, now: clock() });
      await jobs.send(transaction, walkVacancy, { vacancyId: vacancy.id });
    });
    return hhVacancyId;
  } catch (error) {
    if (error instanceof PostingRefusal) throw new PostingError(error.message, { cause: error });
    if (error instanceof HeadHunterError)
      throw new PostingError(error.text, {
        retryAfter: error.kind === 'later' ? (error.retryAfter ?? 60) : undefined,
        cause: error,
      });
    throw error;
  }
}
