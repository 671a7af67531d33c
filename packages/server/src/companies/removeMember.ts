import { and, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { endSubscriptionLendings } from '../billing/endLendings.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { companyInvitations, companyMembers } from '../db/schema/index.ts';
import { endHeadHunterLendings } from '../headhunter/endLendings.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { recordWithdrawn } from './inviteNotices.ts';

/**
 * Takes a participant out, with what they lent and those they invited.
 * @returns whether there was one
 * @throws Problem lastOwner
 */
export async function removeMember(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  companyId: string,
  userId: string,
): Promise<boolean> {
  const isThis = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));
  const [removed] = await transaction.delete(companyMembers).where(isThis).returning({ role: companyMembers.role });
  if (!removed) return false;
  const isOwner = and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner'));
  if ((await transaction.$count(companyMembers, isOwner)) === 0) throw new Problem('lastOwner');
  await endSubscriptionLendings(transaction, companyId, userId);
  await endHeadHunterLendings(transaction, companyId, userId);
  await withdrawInvitations(transaction, context, companyId, userId);
  await record(transaction, context, {
    action: userId === personOf(context).id ? 'member.left' : 'member.removed',
    entityType: 'company',
    entityId: companyId,
    changes: { member: [userId, null], role: [removed.role, null] },
  });
  return true;
}

/** Whom somebody invited who is no longer there is invited by nobody. */
async function withdrawInvitations(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  companyId: string,
  inviterId: string,
): Promise<void> {
  const withdrawn = await transaction
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(companyInvitations.invitedBy, inviterId),
        isNull(companyInvitations.declinedAt),
      ),
    )
    .returning();
  for (const invitation of withdrawn) await recordWithdrawn(transaction, context, invitation);
}
