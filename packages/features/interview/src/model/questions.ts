import type { InterviewQuestion, InterviewQuestionsBody } from '@kasb/contract';
import { inOrder, savedQuestions } from '@kasb/domain/questions';

/** A question as it is edited. */
export interface QuestionRow {
  /** Stays with the row while it moves. */
  key: string;
  text: string;
  isGenerated: boolean;
}

/** Questions of the provider as rows, in their order; `batch` keeps the keys of two loads apart. */
export function rowsOf(questions: readonly InterviewQuestion[], batch: string): QuestionRow[] {
  return inOrder(questions).map((question, index) => ({
    key: `${batch}${question.id ?? index}`,
    text: question.text ?? '',
    isGenerated: question.ai_generated,
  }));
}

/** Rows as they are saved. */
export function savedForm(rows: readonly QuestionRow[]): InterviewQuestionsBody['questions'] {
  return savedQuestions(rows.map(({ text, isGenerated }) => ({ text, ai_generated: isGenerated })));
}

/** Whether two lists would be saved as the same. */
export function isSameList(one: readonly QuestionRow[], other: readonly QuestionRow[]): boolean {
  return JSON.stringify(savedForm(one)) === JSON.stringify(savedForm(other));
}

/** The list with one row at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
}

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
