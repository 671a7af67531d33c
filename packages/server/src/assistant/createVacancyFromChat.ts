import { createVacancyFromChat as endpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { personOf, verb } from '../context.ts';
import type { VacancyFormValues } from './vacancyForm.ts';
import { vacancyForm } from './vacancyForm.ts';
import { conversations } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { createVacancy } from '../vacancies/createVacancy.ts';
import { findConversation } from './conversation.ts';
import { isReady } from './draft.ts';

/** The data of a chat as a vacancy of one's own company; a conversation makes one vacancy, however often it is asked. */
export const createVacancyFromChat = verb(endpoint, async (context, { body }) => {
  const { jobData, companyId, conversationId } = body;
  if (!isReady(jobData)) throw new Problem('vacancyNotReady');
  const conversation = conversationId === undefined ? undefined : await findConversation(context.db, conversationId, personOf(context).id);
  const key = conversation ? `chat:${conversation.id}` : context.idempotencyKey;
  const form: VacancyFormValues = vacancyForm(jobData);
  const created = (await createVacancy.handle({ ...context, idempotencyKey: key }, { params: { id: companyId }, query: undefined, body: form })) as { vacancy: Pick<VacancyRow, 'id'> };
  if (conversation) await context.db.update(conversations).set({ vacancyId: created.vacancy.id }).where(eq(conversations.id, conversation.id));
  return created;
});

/** What the body of this call holds of a vacancy. */
export type ChatJobData = BodyOf<typeof endpoint>['jobData'];
