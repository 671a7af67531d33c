import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { screeningQuestions } from '../db/schema/index.ts';
import type { GivenAnswer } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import type { FieldProblem } from '../http/problem.ts';
import { publicQuestion, questionsOfVacancy } from './questions.ts';
import type { Question } from './questions.ts';

/** An answer as it was sent. */
interface SentAnswer {
  questionId: string;
  value?: string | number | null | undefined;
}

/**
 * The answers to a vacancy's questions, in their order, with the questions as they are now. One to a question that is
 * asked no more is left out.
 * @throws Problem invalid or answersMissing, each with the questions as they are now
 */
export async function givenAnswers(db: Database, vacancyId: string, sent: SentAnswer[]): Promise<GivenAnswer[]> {
  const questions = await questionsOfVacancy(db, vacancyId);
  const known = new Set(questions.map(({ id }) => id));
  const details = { questions: questions.map(publicQuestion) };
  const strange = sent.filter(({ questionId }) => !known.has(questionId)).map(({ questionId }) => questionId);
  const former = strange.length > 0 ? await idsOfVacancy(db, vacancyId) : known;
  const fields: [string, FieldProblem][] = strange
    .filter((id) => !former.has(id))
    .map((id) => [`answers.${id}`, 'unknownQuestion']);
  const given = questions.flatMap((question) => {
    const answer = sent.findLast(({ questionId }) => questionId === question.id)?.value ?? '';
    if (answer === '') return [];
    const fault = faultOf(question, answer);
    if (fault) fields.push([`answers.${question.id}`, fault]);
    return [{ question, answer }];
  });
  if (fields.length > 0) throw new Problem('invalid', { fields: Object.fromEntries(fields), details });
  const missing = questions.filter(
    ({ id, isRequired }) => isRequired && !given.some(({ question }) => question.id === id),
  );
  if (missing.length > 0)
    throw new Problem('answersMissing', {
      fields: Object.fromEntries(missing.map(({ id }) => [`answers.${id}`, 'required'])),
      details,
    });
  return given.map(({ question, answer }) => ({
    question_id: question.id,
    question: question.text,
    kind: question.kind,
    value: answer,
    is_wanted: isWanted(question, answer),
  }));
}

async function idsOfVacancy(db: Database, vacancyId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: screeningQuestions.id })
    .from(screeningQuestions)
    .where(eq(screeningQuestions.vacancyId, vacancyId));
  return new Set(rows.map(({ id }) => id));
}

/** What is wrong with an answer, or with the one that is looked for. */
export function faultOf(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  value: string | number,
): FieldProblem | undefined {
  if (kind === 'number') return typeof value === 'number' ? undefined : 'notNumber';
  if (typeof value === 'number') return 'notText';
  if (kind === 'yes_no') return value === 'yes' || value === 'no' ? undefined : 'notOption';
  return kind === 'choice' && !options.includes(value) ? 'notOption' : undefined;
}

function isWanted({ kind, wanted }: Question, value: string | number): boolean | null {
  if (wanted === null) return null;
  return kind === 'number' ? value >= wanted : value === wanted;
}
