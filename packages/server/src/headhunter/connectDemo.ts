import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { JobSender } from '../context/jobSender.ts';
import {
  companies,
  companyMembers,
  headhunterLendings,
  headhunterVacancies,
  users,
  vacancies,
} from '../db/schema/index.ts';
import { demoHeadHunter } from '../db/seed/demo/headhunter.ts';
import { saveConnection } from './sealedTokens.ts';
import type { HeadHunterWork } from './sealedTokens.ts';
import { syncPerson } from './syncJob.ts';

const tenYears = 10 * 365 * 24 * 60 * 60;

/**
 * Connects the demo's employer to HeadHunter's stand-in, lends it to their company and links its vacancies, as they
 * would do by hand. At each start, since the token is good for one run of the stand-in.
 */
export async function connectDemo(work: HeadHunterWork & { jobs: JobSender }, accessToken: string): Promise<void> {
  const { db, clock, headHunter, jobs } = work;
  const { phone, vacancies: known } = demoHeadHunter;
  const titles = known.map(({ title }) => title);
  const rows = await db
    .select({ vacancyId: vacancies.id, title: vacancies.title, companyId: companies.id, userId: users.id })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(users.phone, phone),
        inArray(vacancies.title, titles),
        isNull(vacancies.deletedAt),
        isNull(companies.deletedAt),
      ),
    );
  const userId = rows[0]?.userId;
  // Where other people are the demo is not written.
  if (userId === undefined) return;
  const manager = await headHunter.whoAmI(accessToken);
  if (!manager) return;
  const now = clock();
  const tokens = { accessToken, refreshToken: accessToken, expiresIn: tenYears };
  await db.transaction(async (transaction) => {
    await saveConnection(transaction, headHunter.sealer, { userId, manager, tokens, now });
    await transaction
      .insert(headhunterLendings)
      .values(rows.map(({ companyId }) => ({ userId, companyId, lentAt: now })))
      .onConflictDoNothing();
    await transaction
      .insert(headhunterVacancies)
      .values(
        rows.map(({ vacancyId, title }) => ({
          vacancyId,
          hhVacancyId: known.find((each) => each.title === title)?.hhVacancyId ?? '',
          employerId: manager.employerId,
          userId,
          linkedAt: now,
        })),
      )
      .onConflictDoNothing();
    await jobs.send(transaction, syncPerson, { userId });
  });
}
