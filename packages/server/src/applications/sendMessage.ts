import { sendApplicationMessage as endpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { recordOpening } from '../correspondence/recordEvent.ts';
import { readMessage, writeMessage } from '../correspondence/writeMessage.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { isMyApplication } from './findApplication.ts';

const mostInAnHour = 200;

/** An employer writes to the candidate of an application, which opens it. */
export const sendApplicationMessage = verb(endpoint, async (context, { params: { id }, body }) => {
  const { db, now } = context;
  const authorId = personOf(context).id;
  const messageId = await createOnce(context, endpoint, { ...body, id }, async (transaction, newId) => {
    const [application] = await transaction.execute<{
      company_id: string;
      candidate_id: string | null;
      is_withdrawn: boolean;
    }>(sql`
      select vacancies.company_id, candidate_id, withdrawn_at is not null as is_withdrawn from applications
      join vacancies on vacancies.id = applications.vacancy_id
      join companies on companies.id = vacancies.company_id
      where ${isMyApplication(id, authorId)}
      for no key update of applications`);
    if (!application) throw new Problem('unknownApplication');
    if (application.is_withdrawn) throw new Problem('responseWithdrawn');
    if (application.candidate_id === null) throw new Problem('candidateOfHeadHunter');
    const bucket = `messages-of:${application.company_id}`;
    await countTry(transaction, [{ bucket, max: mostInAnHour, seconds: 60 * 60 }], now);
    await recordOpening(transaction, id, { authorId, at: now });
    await writeMessage(transaction, {
      id: newId,
      applicationId: id,
      authorId,
      side: 'employer',
      text: body.text,
      at: now,
    });
  });
  return readMessage(db, messageId);
});
