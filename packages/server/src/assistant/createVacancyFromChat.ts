import { createVacancyFromChat as endpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { sendVersion } from '../context/version.ts';
import { conversations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { faultsIn } from '../moderation/moderate.ts';
import { createVacancyRow } from '../vacancies/createVacancyRow.ts';
import { vacancyFields } from '../vacancies/fields.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';
import { vacancyAnswer } from '../vacancies/row.ts';
import { findConversation } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { isReady } from './draft.ts';
import { vacancyForm } from './vacancyForm.ts';

/** The data of a chat as a vacancy of one's own company; a conversation makes one vacancy, however often it asks. */
export const createVacancyFromChat = verb(endpoint, async (context, { body }) => {
  const { jobData, companyId, conversationId } = body;
  if (!isReady(jobData)) throw new Problem('vacancyNotReady');
  const { id: personId } = personOf(context);
  const conversation =
    conversationId === undefined ? undefined : await findConversation(context.db, conversationId, personId);
  const id = conversation?.vacancyId ?? (await create(context, companyId, jobData, conversation));
  const row = await findVacancy(context.db, id, { personId });
  sendVersion(context, row);
  return { vacancy: vacancyAnswer(context.language)(row) };
});

type JobData = BodyOf<typeof endpoint>['jobData'];

async function create(
  context: Pick<Context, 'actor' | 'budget' | 'db' | 'idempotencyKey' | 'moderation' | 'now'>,
  companyId: string,
  jobData: JobData,
  conversation: Conversation | undefined,
) {
  const form = vacancyForm(jobData);
  const fields = vacancyFields(form.title, form);
  const faults = await faultsIn(context, fields);
  const idempotencyKey = conversation ? `chat:${conversation.id}` : context.idempotencyKey;
  return createOnce({ ...context, idempotencyKey }, endpoint, { companyId, form }, async (transaction, id) => {
    await createVacancyRow(transaction, context, { id, companyId, fields, status: form.vacancyStatus, faults });
    if (!conversation) return;
    await transaction.update(conversations).set({ vacancyId: id }).where(eq(conversations.id, conversation.id));
  });
}
