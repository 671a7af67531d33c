import type { InterviewQuestion, InterviewQuestionsBody } from '@kasb/contract';

/** The longest question that a provider takes, in characters. */
export const questionLimit = 1000;

/** Questions in the order in which they are asked; those without a place stay where they stand. */
export function inOrder<Question extends Pick<InterviewQuestion, 'order_index'>>(
  questions: readonly Question[],
): Question[] {
  return questions
    .map((question, index) => ({ question, place: question.order_index ?? index }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ question }) => question);
}

/** A list of questions as it is saved: trimmed, without empty ones, numbered as it stands. */
export function savedQuestions(
  questions: readonly { text?: string; ai_generated: boolean }[],
): InterviewQuestionsBody['questions'] {
  return questions
    .map(({ text = '', ai_generated }) => ({ text: text.trim(), ai_generated }))
    .filter(({ text }) => text !== '')
    .map((question, order_index) => ({ ...question, order_index }));
}
