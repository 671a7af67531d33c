import { getScreening as getEndpoint, saveScreening as saveEndpoint } from '@kasb/contract';
import type { BodyOf, WireAnswerOf } from '@kasb/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import { screeningQuestions } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import type { FieldProblem } from '../http/problem.ts';
import { isForbiddenQuestion } from '../moderation/questionRules.ts';
import { faultOf } from '../screening/givenAnswers.ts';
import { publicQuestion, questionsOfVacancy } from '../screening/questions.ts';
import type { Question } from '../screening/questions.ts';
import { findVacancy, lockVacancy } from './findVacancy.ts';

const mostQuestions = 5;
const leastOptions = 2;
const mostOptions = 6;

/** What a vacancy asks whoever responds. */
export const getScreening = verb(getEndpoint, async (context, { params: { id } }) => {
  await findVacancy(context.db, id, { personId: personOf(context).id });
  return screeningAnswer(await questionsOfVacancy(context.db, id));
});

/** Saves the whole list; a question that keeps its id keeps the answers of forms that are open. */
export const saveScreening = verb(saveEndpoint, async (context, { params: { id }, body: { questions } }) => {
  if (questions.length > mostQuestions) throw new Problem('tooManyQuestions');
  refuseFaults(questions);
  return context.db.transaction(async (transaction) => {
    const vacancy = await lockVacancy(transaction, id, { personId: personOf(context).id });
    const before = await questionsOfVacancy(transaction, id);
    const kept: string[] = [];
    for (const [position, question] of questions.entries()) {
      const values = valuesOf(question, position);
      if (question.id === undefined) {
        const [added] = await transaction
          .insert(screeningQuestions)
          .values({ vacancyId: id, ...values })
          .returning();
        if (added) kept.push(added.id);
        continue;
      }
      if (kept.includes(question.id) || !before.some((each) => each.id === question.id))
        throw new Problem('invalid', { fields: { [`questions.${position}.id`]: 'unknownQuestion' } });
      await transaction.update(screeningQuestions).set(values).where(eq(screeningQuestions.id, question.id));
      kept.push(question.id);
    }
    await transaction
      .update(screeningQuestions)
      .set({ deletedAt: context.now })
      .where(and(eq(screeningQuestions.vacancyId, id), notInArray(screeningQuestions.id, kept)));
    const after = await questionsOfVacancy(transaction, id);
    await record(transaction, context, {
      action: 'screening.saved',
      entityType: 'vacancy',
      entityId: vacancy.id,
      changes: { questions: [before.map(({ text }) => text), after.map(({ text }) => text)] },
    });
    return screeningAnswer(after);
  });
});

type SentQuestion = BodyOf<typeof saveEndpoint>['questions'][number];

/** @throws Problem questionForbidden, or invalid with what is wrong where */
function refuseFaults(questions: SentQuestion[]): void {
  const forbidden = questions.flatMap(({ text, options = [] }, index) =>
    isForbiddenQuestion(text, options) ? [[`questions.${index}.text`, 'questionForbidden'] as const] : [],
  );
  if (forbidden.length > 0) throw new Problem('questionForbidden', { fields: Object.fromEntries(forbidden) });
  const fields = questions.flatMap((question, index): [string, FieldProblem][] => {
    const { kind, wanted } = question;
    const options = optionsOf(question);
    if (kind === 'choice' && options.length < leastOptions)
      return [
        [`questions.${index}.options`, { code: 'optionsRequired', values: { min: leastOptions, max: mostOptions } }],
      ];
    const fault = wanted == null || kind === 'text' ? undefined : faultOf({ kind, options }, wanted);
    return fault === undefined ? [] : [[`questions.${index}.wanted`, fault]];
  });
  if (fields.length > 0) throw new Problem('invalid', { fields: Object.fromEntries(fields) });
}

const optionsOf = ({ kind, options = [] }: SentQuestion) => (kind === 'choice' ? [...new Set(options)] : []);

function valuesOf(question: SentQuestion, position: number) {
  const { text, kind, isRequired, wanted } = question;
  return {
    position,
    text,
    kind,
    options: optionsOf(question),
    isRequired,
    // No words can be looked for: they are read.
    wanted: kind === 'text' ? null : (wanted ?? null),
  };
}

function screeningAnswer(rows: Question[]): WireAnswerOf<typeof getEndpoint> {
  return { questions: rows.map((row) => ({ ...publicQuestion(row), wanted: row.wanted })) };
}
