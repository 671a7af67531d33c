import { boolean, nullish, number, object, optional, parse, union } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import type { ApiError } from './errors.ts';
import { emptiable, line, listOf, maybe, missing, oneOf, paragraphs, pathPart, reference, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { flag, id, lines, list, part, text, word } from './lenient.ts';

/** How an employer's question to whoever responds is answered. */
export const screeningKinds = ['yes_no', 'choice', 'number', 'text'] as const;
export type ScreeningKind = (typeof screeningKinds)[number];

/** How much of the work somebody has done before, as they say it. */
export const experienceFacts = ['none', 'under_1', '1_3', 'over_3'] as const;
export type ExperienceFact = (typeof experienceFacts)[number];

/** When somebody could begin, as they say it. */
export const startFacts = ['now', 'two_weeks', 'later'] as const;
export type StartFact = (typeof startFacts)[number];

/** What is told in place of a resume. */
export const facts = /*#__PURE__*/ object(
  { experience: optional(oneOf(experienceFacts)), start: optional(oneOf(startFacts)) },
  missing,
);
export type Facts = InferOutput<typeof facts>;

/** An employer's question as whoever responds reads it; `options` are there where it is a choice. */
export const screeningQuestion = /*#__PURE__*/ object({
  id,
  text,
  kind: word(screeningKinds),
  options: lines,
  is_required: flag,
});
export type ScreeningQuestion = InferOutput<typeof screeningQuestion>;

/** What is answered: `yes` or `no`, one of the options, a number, or a text; '' and null are no answer. */
const answerValue = /*#__PURE__*/ union([number(), emptiable(2000)], issue('notText'));

/** Answers of whoever responds. */
export const screeningAnswers = /*#__PURE__*/ optional(
  listOf(object({ questionId: reference, value: answerValue }, missing), 20),
);

/** The facts as they were told; what is unknown is left out. */
export const toldFacts = /*#__PURE__*/ object({ experience: word(experienceFacts), start: word(startFacts) });

/**
 * What an applicant told besides names and message; `is_wanted` says whether an answer is the one asked for, where one
 * is.
 */
export const applicantTold = {
  facts: /*#__PURE__*/ part(toldFacts),
  answers: /*#__PURE__*/ list(
    object({
      question_id: text,
      question: text,
      kind: word(screeningKinds),
      value: text,
      is_wanted: part(boolean()),
    }),
  ),
};

const withQuestions = /*#__PURE__*/ object({ questions: list(screeningQuestion) });

/** The questions as they are now: `questions` of an `answersMissing`. None where the provider sent none. */
export function questionsOf(error: ApiError): ScreeningQuestion[] {
  return parse(withQuestions, error.body).questions;
}

const employerQuestion = /*#__PURE__*/ object({ ...screeningQuestion.entries, wanted: text });

/** An employer's question with the answer that is looked for: of a number, the least one. */
export type EmployerQuestion = InferOutput<typeof employerQuestion>;

const questionBody = /*#__PURE__*/ object(
  {
    id: maybe(reference),
    text: paragraphs(200, 'questionRequired'),
    kind: oneOf(screeningKinds),
    options: optional(listOf(line(100), 6)),
    isRequired: yesNo,
    wanted: nullish(union([number(), line(100)], issue('notText'))),
  },
  missing,
);

/** The whole list of a vacancy's questions, as its editor sends it. */
export const screeningBody = /*#__PURE__*/ object({ questions: listOf(questionBody, 20) }, missing);
export type ScreeningBody = InferInput<typeof screeningBody>;

const screening = /*#__PURE__*/ object({ questions: list(employerQuestion) });

/** An employer's questions to whoever responds to a vacancy. */
export const getScreening = /*#__PURE__*/ endpoint({
  name: 'getScreening',
  summary: "An employer's questions to whoever responds to a vacancy.",
  method: 'GET',
  path: '/api/employer/vacancies/{id}/screening',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  answer: screening,
  isExtension: true,
});

/** Saves the whole list: what is no longer in it is asked no more, answers that were given stay. */
export const saveScreening = /*#__PURE__*/ endpoint({
  name: 'saveScreening',
  summary: 'Saves the questions to whoever responds to a vacancy, the whole list.',
  method: 'PUT',
  path: '/api/employer/vacancies/{id}/screening',
  access: 'employer',
  problems: { unknownVacancy: 404, tooManyQuestions: 422, questionForbidden: 422 },
  params: object({ id: pathPart }),
  body: screeningBody,
  answer: screening,
  isExtension: true,
});
