import { object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { line, listOf, maybe, missing, oneOf, paragraphs, pathPart, reference, whole, yesNo } from './fields.ts';
import { languages } from './languages.ts';
import { amount, flag, id, list, saved, text, word } from './lenient.ts';
import { phone } from './phone.ts';

/** An interview question; one that is not stored yet has no `id`. */
export const interviewQuestion = /*#__PURE__*/ object({ id: text, text, order_index: amount, ai_generated: flag });
export type InterviewQuestion = InferOutput<typeof interviewQuestion>;

const questionsAnswer = /*#__PURE__*/ object({ questions: list(interviewQuestion) });

/** The whole list of questions of a vacancy, as it is saved. */
export const interviewQuestionsBody = /*#__PURE__*/ object(
  {
    questions: listOf(
      object(
        {
          text: paragraphs(1000, 'questionRequired'),
          order_index: whole(0, 1000),
          ai_generated: optional(yesNo, false),
        },
        missing,
      ),
      100,
    ),
  },
  missing,
);
export type InterviewQuestionsBody = InferInput<typeof interviewQuestionsBody>;

/** An interview as its candidate sees it, in the language of its questions; `isSubmitted` once the answers are in. */
export const interview = /*#__PURE__*/ object({
  title: text,
  company_name: text,
  language: word(languages),
  questions: list(object({ id, text, order_index: amount })),
  isSubmitted: flag,
});
export type Interview = InferOutput<typeof interview>;

const vacancyParams = /*#__PURE__*/ object({ vacancyId: pathPart });

/** Stored questions of a vacancy. */
export const listInterviewQuestions = /*#__PURE__*/ endpoint({
  name: 'listInterviewQuestions',
  summary: 'Stored interview questions of a vacancy.',
  method: 'GET',
  path: '/api/vacancy-interview/questions/{vacancyId}',
  access: 'employer',
  module: 'vacancy-interview',
  problems: { unknownVacancy: 404 },
  params: vacancyParams,
  answer: questionsAnswer,
});

/** Saves the whole list of questions: this is how one is added, changed or deleted. */
export const saveInterviewQuestions = /*#__PURE__*/ endpoint({
  name: 'saveInterviewQuestions',
  summary: 'Replaces the interview questions of a vacancy.',
  method: 'PUT',
  path: '/api/vacancy-interview/questions/{vacancyId}',
  access: 'employer',
  module: 'vacancy-interview',
  problems: { unknownVacancy: 404 },
  params: vacancyParams,
  body: interviewQuestionsBody,
  maxBodyBytes: longBodyBytes,
  answer: saved(questionsAnswer),
});

/** Makes questions for a vacancy without storing them. */
export const generateInterviewQuestions = /*#__PURE__*/ endpoint({
  name: 'generateInterviewQuestions',
  summary: 'Makes interview questions for a vacancy without storing them.',
  method: 'POST',
  path: '/api/vacancy-interview/generate-questions',
  access: 'employer',
  module: 'vacancy-interview',
  problems: { unknownVacancy: 404 },
  body: object(
    {
      vacancy_id: reference,
      question_count: optional(whole(1, 30), 10),
      language: optional(oneOf(languages), 'ru'),
    },
    missing,
  ),
  answer: questionsAnswer,
});

/**
 * Creates an interview for one candidate from the stored questions and answers its link; each call makes another. The
 * answers belong to the application that it is made for, which must be one to this vacancy (an extension).
 */
export const createInterviewLink = /*#__PURE__*/ endpoint({
  name: 'createInterviewLink',
  summary: 'Creates an interview from the stored questions and answers its link.',
  method: 'POST',
  path: '/api/vacancy-interview/create-link',
  access: 'employer',
  module: 'vacancy-interview',
  problems: { unknownVacancy: 404, noQuestions: 422, unknownApplication: 404, keyReused: 422 },
  body: object({ vacancy_id: reference, application_id: maybe(reference) }, missing),
  answer: object({ interview_link: text }),
});

/** An interview by the token of its link: 404 for an unknown token, 410 for one that has expired. */
export const getInterview = /*#__PURE__*/ endpoint({
  name: 'getInterview',
  summary: 'An interview by the token of its link.',
  method: 'GET',
  path: '/interview/{token}',
  access: 'public',
  module: 'vacancy-interview',
  problems: { unknownInterview: 404, interviewExpired: 410 },
  params: object({ token: pathPart }),
  answer: interview,
  isExtension: true,
});

/** What a candidate answers: in words, by a recording whose upload is complete, or both. */
export const interviewAnswersBody = /*#__PURE__*/ object(
  {
    name: line(200, 'firstNameRequired'),
    phone: maybe(phone),
    answers: listOf(
      object({ questionId: reference, text: maybe(paragraphs(5000)), mediaId: maybe(reference) }, missing),
      100,
    ),
  },
  missing,
);
export type InterviewAnswersBody = InferInput<typeof interviewAnswersBody>;

/** Hands in a candidate's answers: once, 409 after. */
export const submitInterview = /*#__PURE__*/ endpoint({
  name: 'submitInterview',
  summary: "Hands in a candidate's answers: once, 409 after.",
  method: 'POST',
  path: '/interview/{token}',
  access: 'public',
  module: 'vacancy-interview',
  problems: { unknownInterview: 404, interviewSubmitted: 409, interviewExpired: 410 },
  params: object({ token: pathPart }),
  body: interviewAnswersBody,
  maxBodyBytes: longBodyBytes,
  answer: saved(interview),
  status: 201,
  isExtension: true,
});
