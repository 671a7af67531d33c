import { nullable, number, object, optional, pipe, regex, string, transform, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { application } from './application.ts';
import { applicationFilter, applicationSorts } from './applicationFilter.ts';
import { applicationStatuses } from './applicationStatuses.ts';
import { endpoint } from './endpoint.ts';
import { missing, oneOf, pathPart, reference, whole } from './fields.ts';
import { issue } from './issues.ts';
import { amount, items, list, saved, text, timestamp, word } from './lenient.ts';

const { status: _, ...boardFilter } = applicationFilter;
const sort = /*#__PURE__*/ optional(oneOf(applicationSorts));

const column = /*#__PURE__*/ object({
  status: word(applicationStatuses),
  total: amount,
  items: list(application),
  cursor: text,
});
/** A column of the board: how many it has, its first ones, and the cursor of its list. */
export type BoardColumn = InferOutput<typeof column>;

const cards = /*#__PURE__*/ issue('wholeNumber', { min: 1, max: 50 });

/** The first applications of each status, in one order, six columns at once. */
export const getApplicationBoard = /*#__PURE__*/ endpoint({
  name: 'getApplicationBoard',
  summary: 'The first applications of each status; the list with the status goes on from the cursor.',
  method: 'GET',
  path: '/api/employer/application-board',
  access: 'employer',
  query: object({
    ...boardFilter,
    sort,
    limit: optional(
      pipe(union([number(), pipe(string(), regex(/^\d{1,3}$/), transform(Number))], cards), whole(1, 50)),
    ),
  }),
  answer: object({ columns: list(column) }),
  isExtension: true,
});

const params = /*#__PURE__*/ object({ id: pathPart });

/** Says that the person looks at an application: whoever does first has opened it. */
export const openApplication = /*#__PURE__*/ endpoint({
  name: 'openApplication',
  summary: 'Says that the person looks at an application: whoever does first has opened it.',
  method: 'POST',
  path: '/api/employer/applications/{id}/open',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params,
  answer: object({ opened_at: timestamp }),
  isExtension: true,
});

/** Which applications stand beside one in the list that the filters leave, and its place there. */
export const getApplicationNeighbours = /*#__PURE__*/ endpoint({
  name: 'getApplicationNeighbours',
  summary: 'Which applications stand beside one in the list that the filters leave, and its place there.',
  method: 'GET',
  path: '/api/employer/applications/{id}/neighbours',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params,
  query: object({ ...applicationFilter, sort }),
  answer: object({ previous_id: text, next_id: text, position: amount, total: amount }),
  isExtension: true,
});

/** Other applications with the same phone to the person's companies, newest first. */
export const listSamePerson = /*#__PURE__*/ endpoint({
  name: 'listSamePerson',
  summary: "Other applications with the same phone to the person's companies, newest first.",
  method: 'GET',
  path: '/api/employer/applications/{id}/same-person',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params,
  answer: items(application),
  isExtension: true,
});

/** Moves an application to a step of the company's own, and so to its status; null leaves the status without one. */
export const setApplicationStage = /*#__PURE__*/ endpoint({
  name: 'setApplicationStage',
  summary: "Moves an application to a step of the company's own, and so to its status; null leaves the status alone.",
  method: 'PUT',
  path: '/api/employer/applications/{id}/stage',
  access: 'employer',
  problems: { unknownApplication: 404, unknownStage: 404, responseWithdrawn: 409, dataHidden: 409 },
  params,
  body: object({ stageId: nullable(reference) }, missing),
  answer: saved(application),
  isExtension: true,
});

/** Invites an applicant to a video interview: a link, a message with it, and the status. */
export const inviteToInterview = /*#__PURE__*/ endpoint({
  name: 'inviteToInterview',
  summary: 'Invites an applicant to a video interview: a link, a message with it, and the status.',
  method: 'POST',
  path: '/api/employer/applications/{id}/interview',
  access: 'employer',
  problems: {
    unknownApplication: 404,
    responseWithdrawn: 409,
    dataHidden: 409,
    candidateOfHeadHunter: 409,
    noQuestions: 422,
    keyReused: 422,
  },
  params,
  answer: object({ interview_link: text }),
  isExtension: true,
});
