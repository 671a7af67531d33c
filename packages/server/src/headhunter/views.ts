import {
  encodedReason,
  getHeadHunterManager as managerEndpoint,
  getHeadHunterResume as resumeEndpoint,
  getHeadHunterStatistics as statisticsEndpoint,
} from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { headhunterConnections, headhunterNegotiations as negotiations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { told } from '../http/words.ts';
import { companyOfVacancy, connectionOfCompany, headHunterOf, linkOf, orProblem } from './connections.ts';
import { withToken } from './tokens.ts';

const notPublished = (language: Language) => {
  const { text, reason } = told(encodedReason('hhNotPublished'), language);
  return { message: text, reason };
};

/** Who manages a company at HeadHunter. Active means that HeadHunter still takes the connection's tokens. */
export const getHeadHunterManager = verb(managerEndpoint, async (context, { params: { companyId } }) => {
  const { db, headHunter, ...work } = headHunterOf(context);
  const serving = await connectionOfCompany(db, companyId, personOf(context).id);
  if (!serving) throw new Problem('unknownManager');
  const known = {
    hhManagerId: serving.manager_id,
    managerName: serving.manager_name,
    managerEmail: serving.manager_email,
  };
  if (!serving.is_alive) return { isActive: false, ...known };
  try {
    const manager = await withToken({ ...work, db, headHunter }, serving.user_id, (token) => headHunter.whoAmI(token));
    if (!manager) return { isActive: false, ...known };
    const seen = {
      managerId: manager.managerId,
      managerName: manager.name ?? null,
      managerEmail: manager.email ?? null,
    };
    await db.update(headhunterConnections).set(seen).where(eq(headhunterConnections.userId, serving.user_id));
    return {
      isActive: true,
      hhManagerId: seen.managerId,
      managerName: seen.managerName,
      managerEmail: seen.managerEmail,
    };
  } catch (error) {
    // What is known is shown; whether the tokens are still taken, the mark on the connection tells.
    work.log.info({ error }, 'headhunter manager not read');
    const [row] = await db
      .select({ revokedAt: headhunterConnections.revokedAt })
      .from(headhunterConnections)
      .where(eq(headhunterConnections.userId, serving.user_id));
    return { isActive: row?.revokedAt === null, ...known };
  }
});

/** Views and responses of a vacancy in all its life at HeadHunter. */
export const getHeadHunterStatistics = verb(statisticsEndpoint, async (context, { params: { id } }) => {
  const work = headHunterOf(context);
  const companyId = await companyOfVacancy(work.db, id, personOf(context).id);
  const link = await linkOf(work.db, id);
  if (!link) {
    const serving = await connectionOfCompany(work.db, companyId, personOf(context).id);
    if (!serving?.is_alive) throw new Problem('headHunterNotConnected');
    return notPublished(context.language);
  }
  const { user_id: userId } = link;
  if (userId === null) throw new Problem('headHunterNotConnected');
  const counters = await orProblem(
    withToken(work, userId, (token) => work.headHunter.counters(token, link.employer_id, link.hh_vacancy_id)),
  );
  return counters ?? notPublished(context.language);
});

/** A resume, opened for a response that was brought in for this very vacancy. */
export const getHeadHunterResume = verb(resumeEndpoint, async (context, { params: { id }, query }) => {
  const work = headHunterOf(context);
  const { negotiation_id: negotiationId, vacancy_id: vacancyId, with_contacts: withContacts } = query;
  await companyOfVacancy(work.db, vacancyId, personOf(context).id);
  const [negotiation] = await work.db
    .select({ id: negotiations.negotiationId })
    .from(negotiations)
    .where(
      and(
        eq(negotiations.vacancyId, vacancyId),
        eq(negotiations.negotiationId, negotiationId),
        eq(negotiations.resumeId, id),
      ),
    );
  if (!negotiation) throw new Problem('unknownResume');
  const link = await linkOf(work.db, vacancyId);
  const userId = link?.user_id;
  if (!userId) throw new Problem('headHunterNotConnected');
  const resume = await orProblem(
    withToken(work, userId, (token) => work.headHunter.resume(token, id, negotiationId, withContacts === 'true')),
  );
  return { resume: resume ?? null };
});
