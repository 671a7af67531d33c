import type { InterviewQuestion, InterviewQuestionsBody } from '@kasb/contract';
import { inOrder, savedQuestions } from '@kasb/domain/questions';

/** The body that saves a list of questions. */
export function questionsBody(questions: readonly InterviewQuestion[]): InterviewQuestionsBody {
  return { questions: savedQuestions(questions) };
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
