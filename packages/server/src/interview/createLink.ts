import { createInterviewLink as endpoint } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { detectLanguage } from '../assistant/language.ts';
import { personOf, verb } from '../context.ts';
import { interviews } from '../db/schema/index.ts';
import { createOnce } from '../http/creations.ts';
import { Problem } from '../http/problem.ts';
import { newToken } from '../secrets.ts';
import { lockVacancy } from '../vacancies/findVacancy.ts';
import { storedQuestions } from './questions.ts';

/** How long a link holds. */
export const interviewDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** An interview for one candidate with the questions as they are stored now. */
export const createInterviewLink = verb(endpoint, async (context, { body: { vacancy_id } }) => {
  const { db, now, requestOrigin } = context;
  const person = personOf(context);
  const id = await createOnce(context, endpoint, async (transaction, newId) => {
    const vacancy = await lockVacancy(transaction, vacancy_id, { personId: person.id });
    const questions = await storedQuestions(transaction, vacancy.id);
    if (questions.length === 0) throw new Problem('noQuestions');
    await transaction.insert(interviews).values({
      id: newId,
      vacancyId: vacancy.id,
      token: newToken(),
      language: detectLanguage(questions.map(({ text }) => text).join('\n'), 'ru'),
      questions: questions.map((question) => ({
        id: question.id,
        text: question.text,
        order_index: question.position,
      })),
      createdBy: person.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + interviewDays * dayMs),
    });
  });
  const [row] = await db.select({ token: interviews.token }).from(interviews).where(eq(interviews.id, id));
  if (!row) throw new Problem('unknownInterview');
  return { interview_link: `${requestOrigin}/interview/${row.token}` };
});
