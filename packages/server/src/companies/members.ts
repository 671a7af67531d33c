import {
  addCompanyMember as addEndpoint,
  leaveCompany as leaveEndpoint,
  listCompanyMembers as listEndpoint,
  removeCompanyMember as removeEndpoint,
} from '@kasb/contract';
import type { MemberRole, MemberStatus, WireAnswerOf } from '@kasb/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { companies, companyInvitations, companyMembers, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { isMine, lockAsMember, lockAsOwner } from '../membership/mine.ts';
import { companyData, ownersOf } from '../membership/people.ts';
import { notify } from '../notifications/notify.ts';
import { invitationMs, lockPhone } from './invitations.ts';
import { recordWithdrawn, tellInvited } from './inviteNotices.ts';
import { removeMember } from './removeMember.ts';

interface MemberRow extends Record<string, unknown> {
  id: string;
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string;
  role: MemberRole;
  status: MemberStatus;
}

/** Owners, other participants, those invited. A participant's id is the person's. */
export const listCompanyMembers = verb(listEndpoint, async (context, { params: { id } }) => {
  const rows = await rowsOf<MemberRow>(context.db)`
    with mine as (select id from ${companies} where ${isMine(id, personOf(context).id)})
    select users.id, users.id as "userId", first_name as "firstName", last_name as "lastName", phone,
      company_members.role, 'active' as status, company_members.created_at
    from mine join company_members on company_id = mine.id join users on users.id = user_id
    union all
    select company_invitations.id, null, null, null, phone, role, 'pending', created_at
    from mine join company_invitations on company_id = mine.id
    where declined_at is null and expires_at > ${context.now.toISOString()}
    order by status, role desc, created_at, id`;
  // A company has an owner at least: nobody seen means that it is not theirs.
  if (rows.length === 0) throw new Problem('unknownCompany');
  return { items: rows.map(memberAnswer) };
});

/** Invites a phone. Whether it has an account, and whose, the answer does not tell. */
export const addCompanyMember = verb(addEndpoint, async (context, { params: { id }, body: { phone, role } }) => {
  const { db, now } = context;
  const person = personOf(context);
  // Each invitation is seen by somebody who did not ask for it.
  await countTry(db, [{ bucket: `members-by:${person.id}`, max: 60, seconds: 60 * 60 }], now);
  return db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, person.id);
    await lockPhone(transaction, phone);
    const members = transaction.select({ phone: users.phone }).from(companyMembers);
    const [member] = await members
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .where(and(eq(companyMembers.companyId, id), eq(users.phone, phone)));
    if (member) throw fieldProblem('alreadyMember', 'phone');
    await forgetExpired(transaction, id, phone, now);
    const expiresAt = new Date(now.getTime() + invitationMs);
    const [invited] = await transaction
      .insert(companyInvitations)
      .values({ companyId: id, phone, role, invitedBy: person.id, createdAt: now, expiresAt })
      .onConflictDoNothing()
      .returning();
    if (!invited) throw fieldProblem('alreadyInvited', 'phone');
    await record(transaction, context, {
      action: 'member.invited',
      entityType: 'company',
      entityId: id,
      changes: { phone: [null, phone], role: [null, role] },
    });
    await tellInvited(transaction, context, invited);
    return memberAnswer({ ...invited, userId: null, firstName: null, lastName: null, status: 'pending' });
  });
});

async function forgetExpired(transaction: Database, companyId: string, phone: string, now: Date): Promise<void> {
  const isThis = and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.phone, phone));
  await transaction
    .delete(companyInvitations)
    .where(and(isThis, sql`${companyInvitations.expiresAt} <= ${now.toISOString()}`));
}

/** Removes a participant or takes an invitation back. */
export const removeCompanyMember = verb(removeEndpoint, async (context, { params: { id, memberId } }) => {
  const { now } = context;
  await context.db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, personOf(context).id);
    if (!isUuid(memberId)) throw new Problem('unknownMember');
    if (await removeMember(transaction, context, id, memberId)) {
      const data = await companyData(transaction, id);
      const dedupe = `removed:${id}:${now.toISOString()}`;
      if (memberId !== personOf(context).id)
        await notify(transaction, memberId, { kind: 'member_removed', dedupe, data }, now);
      return;
    }
    const [withdrawn] = await transaction
      .delete(companyInvitations)
      .where(
        and(
          eq(companyInvitations.companyId, id),
          eq(companyInvitations.id, memberId),
          // A declined or outlived one is not shown, and so not there.
          isNull(companyInvitations.declinedAt),
          gt(companyInvitations.expiresAt, now),
        ),
      )
      .returning();
    if (!withdrawn) throw new Problem('unknownMember');
    await recordWithdrawn(transaction, context, withdrawn);
  });
  return {};
});

/** Leaves a company; what one lent it goes with one. */
export const leaveCompany = verb(leaveEndpoint, async (context, { params: { id } }) => {
  const { now } = context;
  const person = personOf(context);
  await context.db.transaction(async (transaction) => {
    await lockAsMember(transaction, id, person.id);
    await removeMember(transaction, context, id, person.id);
    const data = { ...(await companyData(transaction, id)), person: `${person.firstName} ${person.lastName}` };
    const dedupe = `left:${id}:${person.id}:${now.toISOString()}`;
    await notify(transaction, await ownersOf(transaction, id, person.id), { kind: 'member_left', dedupe, data }, now);
  });
  return {};
});

function memberAnswer({
  id,
  userId,
  firstName,
  lastName,
  phone,
  role,
  status,
}: MemberRow): NonNullable<WireAnswerOf<typeof addEndpoint>> {
  return { id, userId, firstName, lastName, phone, role, status };
}
