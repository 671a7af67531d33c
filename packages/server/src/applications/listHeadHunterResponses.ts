import { listHeadHunterResponses as endpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { headHunterOf } from '../headhunter/connections.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { findApplications, vacanciesOf } from './listApplications.ts';
import { applicationAnswer } from './row.ts';

/** What HeadHunter's responses to a vacancy have become here, newest first. */
export const listHeadHunterResponses = verb(endpoint, async (context, { params, query }) => {
  const { db, headers } = headHunterOf(context);
  const personId = personOf(context).id;
  const wanted = {
    personId,
    mine: vacanciesOf(personId, params.id),
    isShown: sql`id in (select application_id from headhunter_negotiations)`,
  };
  const found = await findApplications(db, wanted, pageStart(query));
  if (found.vacancies === 0) throw new Problem('unknownVacancy');
  return {
    items: finishPage(endpoint, headers, { params, query }, found).map(applicationAnswer(context.language)),
  };
});
