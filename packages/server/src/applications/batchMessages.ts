import type { Language } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applicationMessages } from '../db/schema/index.ts';
import type { BatchOutcome } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { hasChat } from '../notifications/deliveries.ts';
import { fillIn } from './fillIn.ts';
import { countMessage, ownValues } from './messages.ts';
import { uuids } from './moveApplications.ts';
import { sendMessages } from './sendJob.ts';

interface Waiting {
  batchId: string;
  ids: readonly string[];
  message: { textRu: string; textUz?: string | undefined; templateId?: string | undefined };
  undoUntil: Date;
}

interface Reader extends Record<string, unknown> {
  id: string;
  first_name: string;
  vacancy: string;
  company_id: string;
  company: string;
  language: Language;
  is_in_chat: boolean;
}

/**
 * Writes a message to each applicant who has an account, in the language that they read if it is there, which waits
 * until the batch can be undone no more. For the company's hour they are one message. @returns how many will read it
 * where. @throws Problem tooOften
 */
export async function writeWaiting(
  context: Pick<Context, 'actor' | 'jobs' | 'now'>,
  transaction: Database,
  { batchId, ids, message, undoUntil }: Waiting,
): Promise<BatchOutcome['messages']> {
  const { now, jobs } = context;
  const authorId = personOf(context).id;
  const own = ownValues(context);
  const written = await readersOf(transaction, ids);
  if (written.length > 0) {
    await countMessage(context, transaction, [...new Set(written.map(({ company_id }) => company_id))]);
    const { textRu, textUz, templateId } = message;
    await transaction.insert(applicationMessages).values(
      written.map(({ id: applicationId, language, ...values }) => {
        const isUzbek = language === 'uz' && textUz !== undefined;
        const text = fillIn(
          isUzbek ? textUz : textRu,
          { ...values, ...own },
          isUzbek ? 'message.textUz' : 'message.textRu',
        );
        return {
          applicationId,
          authorId,
          side: 'employer' as const,
          text,
          language: isUzbek ? ('uz' as const) : ('ru' as const),
          templateId,
          batchId,
          createdAt: now,
          sendAfter: undoUntil,
        };
      }),
    );
    const seconds = Math.ceil((undoUntil.getTime() - now.getTime()) / 1000) + 1;
    await jobs.send(transaction, sendMessages, {}, { after: seconds });
  }
  return placesOf(written);
}

/** Who of them reads what is written to them: those who have an account. */
export async function readersOf(db: Database, ids: readonly string[]): Promise<Reader[]> {
  return rowsOf<Reader>(db)`
    select applications.id, split_part(candidate_name, ' ', 1) as first_name, vacancies.title as vacancy,
      companies.id as company_id, companies.name as company, coalesce(settings.language, 'ru') as language,
      ${hasChat} as is_in_chat
    from applications
    join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    left join notification_settings settings on settings.user_id = candidate_id
    where applications.id = any (${uuids(ids)}) and candidate_id is not null order by applications.id`;
}

/** How many read it where: none on HeadHunter, where nobody writes. */
export function placesOf(readers: readonly Reader[]): BatchOutcome['messages'] {
  const inChat = readers.filter(({ is_in_chat }) => is_in_chat).length;
  return { app: readers.length - inChat, telegram: inChat, headhunter: 0 };
}
