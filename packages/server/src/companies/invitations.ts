import { acceptInvitation, declineInvitation, listInvitations } from '@kasb/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, companyInvitations, companyMembers, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';

/** How long an invitation waits for an answer. */
export const invitationMs = 14 * 24 * 60 * 60 * 1000;

/** Makes those who invite a phone and who answers an invitation wait for each other, until the transaction ends. */
export async function lockPhone(transaction: Database, phone: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${phone}`}, 0))`);
}

const isWaiting = (phone: string, now: Date) =>
  and(
    eq(companyInvitations.phone, phone),
    gt(companyInvitations.expiresAt, now),
    isNull(companyInvitations.declinedAt),
    isNull(companies.deletedAt),
  );

const found = {
  id: companyInvitations.id,
  companyId: companies.id,
  companyName: companies.name,
  role: companyInvitations.role,
  inviterId: companyInvitations.invitedBy,
  inviter: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  createdAt: companyInvitations.createdAt,
  expiresAt: companyInvitations.expiresAt,
};

/** Invitations of a phone that wait for an answer. */
function waitingFor(db: Database, phone: string, now: Date, id?: string) {
  return db
    .select(found)
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(and(isWaiting(phone, now), id === undefined ? undefined : eq(companyInvitations.id, id)))
    .orderBy(desc(companyInvitations.createdAt), desc(companyInvitations.id));
}

const isOpen = (id: string) => and(eq(companyInvitations.id, id), isNull(companyInvitations.declinedAt));

/** Finds the invitation that the person answers. @throws Problem unknownInvitation */
async function find(transaction: Database, context: Pick<Context, 'actor' | 'now'>, id: string) {
  const { phone } = personOf(context);
  await lockPhone(transaction, phone);
  const [invitation] = isUuid(id) ? await waitingFor(transaction, phone, context.now, id) : [];
  if (!invitation) throw new Problem('unknownInvitation');
  return invitation;
}

/** Who is called where: the person's answer alone makes them a member. */
export const invitationVerbs = [
  verb(listInvitations, async (context) => {
    const waiting = await waitingFor(context.db, personOf(context).phone, context.now);
    return {
      items: waiting.map(({ id, companyName, role, inviter, createdAt, expiresAt }) => ({
        id,
        company_name: companyName,
        role,
        invited_by: inviter,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      })),
    };
  }),

  verb(acceptInvitation, (context, { params: { id } }) =>
    context.db.transaction(async (transaction) => {
      const person = personOf(context);
      const { now } = context;
      const { companyId, companyName, role, inviterId } = await find(transaction, context, id);
      // Who withdraws it at the same time waits here, or was faster.
      const taken = await transaction.delete(companyInvitations).where(isOpen(id)).returning();
      if (taken.length === 0) throw new Problem('unknownInvitation');
      await transaction.insert(companyMembers).values({ companyId, userId: person.id, role, createdAt: now });
      await record(transaction, context, {
        action: 'invitation.accepted',
        entityType: 'company',
        entityId: companyId,
        changes: { role: [null, role] },
      });
      const data = { companyId, company: companyName, person: `${person.firstName} ${person.lastName}` };
      await notify(transaction, inviterId, { kind: 'invitation_accepted', dedupe: `invitation:${id}`, data }, now);
      return { company_id: companyId };
    }),
  ),

  verb(declineInvitation, (context, { params: { id } }) =>
    context.db.transaction(async (transaction) => {
      const { now } = context;
      const { companyId, companyName, inviterId } = await find(transaction, context, id);
      const declined = await transaction
        .update(companyInvitations)
        .set({ declinedAt: now })
        .where(isOpen(id))
        .returning();
      if (declined.length === 0) throw new Problem('unknownInvitation');
      await record(transaction, context, {
        action: 'invitation.declined',
        entityType: 'company',
        entityId: companyId,
      });
      // Whose phone it is stays unknown to who invited it.
      const data = { companyId, company: companyName, phone: personOf(context).phone };
      await notify(transaction, inviterId, { kind: 'invitation_declined', dedupe: `invitation:${id}`, data }, now);
      return {};
    }),
  ),
];
