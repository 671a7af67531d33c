import { countCandidateApplications, getCandidateApplication, listCandidateApplications } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { countResponses, findResponses, readResponse, responseAnswer } from './responses.ts';
import { withdrawApplication } from './withdraw.ts';

/** A candidate's responses. */
export const applicationVerbs = [
  verb(listCandidateApplications, async (context, { query }) => {
    const found = await findResponses(context, pageStart(query), { filter: query.filter });
    return {
      items: finishPage(listCandidateApplications, context.headers, { query }, found).map(responseAnswer(context)),
    };
  }),

  verb(countCandidateApplications, countResponses),

  verb(getCandidateApplication, async (context, { params: { id } }) => readResponse(context, context.db, id)),

  withdrawApplication,
];
