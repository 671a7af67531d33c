import type { InterviewQuestion, InterviewQuestionsBody } from '@kasb/contract';

/** A question as it is edited. */
export interface QuestionRow {
  /** Stays with the row while it moves. */
  key: string;
  text: string;
  isGenerated: boolean;
}

/** The longest question that the provider takes, in characters. */
export const questionLimit = 1000;

/** Questions of the provider as rows, in their order; `batch` keeps the keys of two loads apart. */
export function rowsOf(questions: readonly InterviewQuestion[], batch: string): QuestionRow[] {
  return questions
    .map((question, index) => ({ question, order: question.order_index ?? index }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ question }, index) => ({
      key: `${batch}${question.id ?? index}`,
      text: question.text ?? '',
      isGenerated: question.ai_generated,
    }));
}

/** Rows as they are saved: trimmed, numbered anew, without empty ones. */
export function savedForm(rows: readonly QuestionRow[]): InterviewQuestionsBody['questions'] {
  return rows
    .map(({ text, isGenerated }) => ({ text: text.trim(), ai_generated: isGenerated }))
    .filter(({ text }) => text !== '')
    .map((question, index) => ({ text: question.text, order_index: index, ai_generated: question.ai_generated }));
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
