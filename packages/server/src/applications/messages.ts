import { randomUUID } from 'node:crypto';
import { deleteApplicationMessage, inviteToInterview, sendApplicationMessage } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { readMessage, writeMessage } from '../correspondence/writeMessage.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applicationMessages } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { interviewLink, writeInterview } from '../interview/createLink.ts';
import { fillIn, variablesOf } from './fillIn.ts';
import type { Values } from './fillIn.ts';
import { findApplication } from './findApplication.ts';
import { lockApplication } from './lockApplications.ts';
import type { FoundApplication } from './lockApplications.ts';
import { moveApplications, openApplications } from './moveApplications.ts';
import { findTemplate } from './templates.ts';

const mostInAnHour = 200;
const beforeInterview = ['applied', 'screening'];

interface Reader extends Record<string, unknown> {
  first_name: string;
  vacancy: string;
  company: string;
  language: Language;
}

/** What variables of a message to an applicant stand for, and the language that they read. */
async function readerOf(
  context: Pick<Context, 'actor'>,
  db: Database,
  id: string,
): Promise<Reader & { values: Values }> {
  const [row] = await rowsOf<Reader>(db)`
    select split_part(candidate_name, ' ', 1) as first_name, vacancies.title as vacancy, companies.name as company,
      coalesce(settings.language, 'ru') as language
    from applications
    join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    left join notification_settings settings on settings.user_id = candidate_id
    where applications.id = ${id}`;
  if (!row) throw new Problem('unknownApplication');
  return { ...row, values: { ...row, ...ownValues(context) } };
}

/** What variables stand for that are about whoever writes. */
export function ownValues(context: Pick<Context, 'actor'>): Values {
  const { firstName, lastName, phone } = personOf(context);
  return { my_name: `${firstName} ${lastName}`.trim(), my_phone: `+${phone}` };
}

/** @throws Problem candidateOfHeadHunter, tooOften */
async function lockWritable(
  context: Pick<Context, 'actor' | 'now'>,
  transaction: Database,
  id: string,
): Promise<FoundApplication> {
  const application = await lockApplication(transaction, id, personOf(context).id);
  if (application.candidate_id === null) throw new Problem('candidateOfHeadHunter');
  await countMessage(context, transaction, [application.company_id]);
  return application;
}

/** Counts one message of each company, to however many it goes. @throws Problem tooOften */
export async function countMessage(context: Pick<Context, 'now'>, transaction: Database, companies: readonly string[]) {
  const limits = companies.map((id) => ({ bucket: `messages-of:${id}`, max: mostInAnHour, seconds: 60 * 60 }));
  await countTry(transaction, limits, context.now);
}

/** Makes a link of the application, and moves it on to the interview unless it is there. @returns the link */
async function invite(
  context: Pick<Context, 'actor' | 'jobs' | 'now' | 'requestOrigin' | 'sealer'>,
  transaction: Database,
  application: FoundApplication,
): Promise<string> {
  const { id, status, vacancy_id: vacancyId } = application;
  const interviewId = randomUUID();
  await writeInterview(context, transaction, { id: interviewId, vacancyId, applicationId: id });
  if (beforeInterview.includes(status)) {
    const authorId = personOf(context).id;
    await moveApplications(context, transaction, {
      ids: [id],
      status: 'interview',
      stageId: null,
      authorId,
      at: context.now,
    });
  }
  return interviewLink(context, transaction, interviewId);
}

/** What an employer writes to the candidate of an application, which opens it. */
export const messageVerbs = [
  verb(sendApplicationMessage, async (context, { params: { id }, body }) => {
    const { db, now } = context;
    const authorId = personOf(context).id;
    const { templateId, language } = body;
    const messageId = await createOnce(context, sendApplicationMessage, { ...body, id }, async (transaction, newId) => {
      const application = await lockWritable(context, transaction, id);
      if (templateId !== undefined) await findTemplate(transaction, templateId, authorId);
      const { values } = await readerOf(context, transaction, id);
      const isInvitation = variablesOf(body.text).includes('interview_link');
      // What else is wrong with the text is said before a link is made.
      const text = fillIn(body.text, { ...values, ...(isInvitation && { interview_link: '{{interview_link}}' }) });
      await openApplications(transaction, [id], { authorId, at: now, isUntold: true });
      const link = isInvitation ? await invite(context, transaction, application) : '';
      const message = {
        id: newId,
        applicationId: id,
        authorId,
        side: 'employer',
        language,
        templateId,
        at: now,
      } as const;
      await writeMessage(transaction, { ...message, text: text.replaceAll('{{interview_link}}', link) });
    });
    return readMessage(db, messageId);
  }),

  verb(deleteApplicationMessage, async (context, { params: { id, messageId } }) => {
    await context.db.transaction(async (transaction) => {
      const application = await findApplication(transaction, id, personOf(context).id);
      const isIt = and(
        eq(applicationMessages.id, messageId),
        eq(applicationMessages.applicationId, application.id),
        eq(applicationMessages.side, 'employer'),
      );
      const [row] = isUuid(messageId)
        ? await transaction.select().from(applicationMessages).where(isIt).for('update')
        : [];
      if (!row) throw new Problem('unknownMessage');
      if (row.sendAfter === null || row.sentAt !== null) throw new Problem('messageSent');
      await transaction.delete(applicationMessages).where(eq(applicationMessages.id, row.id));
    });
    return {};
  }),

  verb(inviteToInterview, async (context, { params: { id } }) => {
    const { db, now } = context;
    const authorId = personOf(context).id;
    const messageId = await createOnce(context, inviteToInterview, { id }, async (transaction, newId) => {
      const application = await lockWritable(context, transaction, id);
      const { values, language } = await readerOf(context, transaction, id);
      const [template] = await rowsOf<{ id: string; text_ru: string; text_uz: string }>(transaction)`
        select id, text_ru, text_uz from message_templates where company_id is null and kind = 'interview'`;
      await openApplications(transaction, [id], { authorId, at: now });
      const link = await invite(context, transaction, application);
      const pattern = (language === 'uz' ? template?.text_uz : template?.text_ru) ?? '{{interview_link}}';
      const text = fillIn(pattern, { ...values, interview_link: link });
      const message = { id: newId, applicationId: id, authorId, side: 'employer', language, at: now } as const;
      await writeMessage(transaction, { ...message, templateId: template?.id, text });
    });
    const [row] = await rowsOf<{ id: string }>(db)`
      select interviews.id from interviews join application_messages message
        on message.application_id = interviews.application_id and interviews.created_at = message.created_at
      where message.id = ${messageId}`;
    if (!row) throw new Problem('unknownApplication');
    return { interview_link: await interviewLink(context, db, row.id) };
  }),
];
