import { createVacancyFromChat as endpoint } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { conversations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { createVacancy } from '../vacancies/createVacancy.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';
import { vacancyAnswer } from '../vacancies/row.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { sendVersion } from '../vacancies/version.ts';
import { findConversation } from './conversation.ts';
import { isReady } from './draft.ts';
import { vacancyForm } from './vacancyForm.ts';
import type { VacancyFormValues } from './vacancyForm.ts';

/** The data of a chat as a vacancy of one's own company; a conversation makes one vacancy, however often it asks. */
export const createVacancyFromChat = verb(endpoint, async (context, { body }) => {
  const { jobData, companyId, conversationId } = body;
  if (!isReady(jobData)) throw new Problem('vacancyNotReady');
  const { id: personId } = personOf(context);
  const conversation =
    conversationId === undefined ? undefined : await findConversation(context.db, conversationId, personId);
  if (conversation?.vacancyId) {
    const row = await findVacancy(context.db, conversation.vacancyId, { personId });
    sendVersion(context, row);
    return { vacancy: vacancyAnswer(row) };
  }
  const key = conversation ? `chat:${conversation.id}` : context.idempotencyKey;
  const form: VacancyFormValues = vacancyForm(jobData);
  const created = (await createVacancy.handle(
    { ...context, idempotencyKey: key },
    { params: { id: companyId }, query: undefined, body: form },
  )) as { vacancy: Pick<VacancyRow, 'id'> };
  if (conversation)
    await context.db
      .update(conversations)
      .set({ vacancyId: created.vacancy.id })
      .where(eq(conversations.id, conversation.id));
  return created;
});
