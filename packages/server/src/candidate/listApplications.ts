import { getCandidateApplication, getCandidateDashboard, listCandidateApplications } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { resumes } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { findResponses, readResponse, responseAnswer } from './responses.ts';
import { withdrawApplication } from './withdraw.ts';

const latest = 4;

/** A candidate's responses, and what their page begins with. */
export const applicationVerbs = [
  verb(listCandidateApplications, async (context, { query }) => {
    const found = await findResponses(context, pageStart(query), query.filter);
    return {
      items: finishPage(listCandidateApplications, context.headers, { query }, found).map(responseAnswer(context)),
    };
  }),

  verb(getCandidateApplication, async (context, { params: { id } }) => readResponse(context, context.db, id)),

  withdrawApplication,

  verb(getCandidateDashboard, async (context) => {
    const { total, rows } = await findResponses(context, { ...pageStart({}), take: latest });
    return {
      applications_count: total,
      resumes_count: await context.db.$count(resumes, eq(resumes.userId, personOf(context).id)),
      applications: rows.map(responseAnswer(context)),
    };
  }),
];
