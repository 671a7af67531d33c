import { sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { tellOfMessage } from '../correspondence/writeMessage.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { openApplications } from './moveApplications.ts';

interface Waiting extends Record<string, unknown> {
  id: string;
  application_id: string;
  author_id: string;
  is_lost: boolean;
}

/**
 * Sends the messages of batches that can be undone no more: after each batch, and every minute what a dead process
 * left.
 */
export const sendMessages = defineJob({
  name: 'messages.send',
  schedule: '* * * * *',
  timeout: 600,
  concurrency: 1,
  run: async (services, _data, signal) => {
    await sendWaiting(services, signal);
  },
});

/** Sends them now, each in a transaction of its own: sent once, whoever dies meanwhile. @returns how many */
export async function sendWaiting(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  while (!signal?.aborted) {
    const isOne = await db.transaction(async (transaction) => {
      const at = clock();
      const now = at.toISOString();
      const [message] = await rowsOf<Waiting>(transaction)`
        select message.id, application_id, message.author_id,
          withdrawn_at is not null or erased_at is not null or users.id is null
            or users.delete_at is not null as is_lost
        from application_messages message
        join applications on applications.id = application_id left join users on users.id = candidate_id
        where send_after <= ${now} and sent_at is null
        order by send_after limit 1 for no key update of message, applications skip locked`;
      if (!message) return false;
      const { id, application_id: applicationId, author_id: authorId } = message;
      if (message.is_lost) {
        await transaction.execute(sql`delete from application_messages where id = ${id}`);
        return true;
      }
      await openApplications(transaction, [applicationId], { authorId, at, isUntold: true });
      await transaction.execute(sql`
        update application_messages set sent_at = ${now}, created_at = ${now} where id = ${id}`);
      await tellOfMessage(transaction, { id, applicationId, authorId, side: 'employer', at });
      sent += 1;
      return true;
    });
    if (!isOne) break;
  }
  return sent;
}
