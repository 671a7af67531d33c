import type { InterviewQuestion, InterviewQuestionsBody } from '@kasb/contract';

/** The body that saves a list of questions: without empty ones, numbered in their order. */
export function questionsBody(questions: readonly InterviewQuestion[]): InterviewQuestionsBody {
  const filled = questions
    .map((question) => ({ ...question, text: question.text?.trim() ?? '' }))
    .filter(({ text }) => text !== '');
  return { questions: filled.map(({ text, ai_generated }, index) => ({ text, order_index: index, ai_generated })) };
}

/** Questions in the order they are asked. */
export function inOrder(questions: readonly InterviewQuestion[]): readonly InterviewQuestion[] {
  return [...questions].sort((left, right) => (left.order_index ?? 0) - (right.order_index ?? 0));
}

/** With one more at the end. */
export function addQuestion(questions: readonly InterviewQuestion[], text: string): readonly InterviewQuestion[] {
  return [...inOrder(questions), { id: undefined, text, order_index: questions.length, ai_generated: false }];
}

/** With another text for one of them. */
export function editQuestion(
  questions: readonly InterviewQuestion[],
  edited: InterviewQuestion,
  text: string,
): readonly InterviewQuestion[] {
  return inOrder(questions).map((question) => (isSameQuestion(question, edited) ? { ...question, text } : question));
}

/** Without one of them. */
export function deleteQuestion(
  questions: readonly InterviewQuestion[],
  deleted: InterviewQuestion,
): readonly InterviewQuestion[] {
  return inOrder(questions).filter((question) => !isSameQuestion(question, deleted));
}

/** A save may give questions new ids, so the place and the text tell one too. */
function isSameQuestion(left: InterviewQuestion, right: InterviewQuestion): boolean {
  if (left.id !== undefined && left.id === right.id) return true;
  return left.order_index === right.order_index && left.text === right.text;
}
