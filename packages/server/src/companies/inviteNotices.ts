import { and, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { personOfPhone } from '../auth/people.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { notifications } from '../db/schema/index.ts';
import type { companyInvitations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { companyData } from '../membership/people.ts';
import { notify } from '../notifications/notify.ts';

type Invitation = Pick<typeof companyInvitations.$inferSelect, 'id' | 'companyId' | 'phone'>;

const dedupeOf = ({ id }: Invitation) => `member_invited:${id}`;

/** Tells whoever has the phone and can accept; who signs up later finds it among their companies. */
export async function tellInvited(
  transaction: Database,
  context: Pick<Context, 'actor' | 'now'>,
  invitation: Invitation,
): Promise<void> {
  const invited = await personOfPhone(transaction, invitation.phone);
  if (invited?.role !== 'employer') return;
  const { firstName, lastName } = personOf(context);
  const data = { ...(await companyData(transaction, invitation.companyId)), person: `${firstName} ${lastName}` };
  await notify(transaction, invited.id, { kind: 'member_invited', dedupe: dedupeOf(invitation), data }, context.now);
}

/** Writes down that an invitation was taken back; a notice would lead to nothing, so that goes too. */
export async function recordWithdrawn(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  invitation: Invitation,
): Promise<void> {
  await record(transaction, context, {
    action: 'invitation.withdrawn',
    entityType: 'company',
    entityId: invitation.companyId,
    changes: { phone: [invitation.phone, null] },
  });
  const invited = await personOfPhone(transaction, invitation.phone);
  if (!invited) return;
  await transaction
    .delete(notifications)
    .where(and(eq(notifications.userId, invited.id), eq(notifications.dedupe, dedupeOf(invitation))));
}
