import {
  addCompanyMember as addEndpoint,
  listCompanyMembers as listEndpoint,
  removeCompanyMember as removeEndpoint,
} from '@kasb/contract';
import type { MemberRole, MemberStatus, WireAnswerOf } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import { countTry } from '../auth/rateLimit.ts';
import { personOf, verb } from '../context.ts';
import type { Database } from '../db/database.ts';
import { companies, companyInvitations, companyMembers, users } from '../db/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { isUuid } from '../ids.ts';
import { lockPhone } from './invitations.ts';
import { isMine, lockAsOwner } from './mine.ts';

interface MemberRow extends Record<string, unknown> {
  id: string;
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string;
  role: MemberRole;
  status: MemberStatus;
}

const invalidPhone = (text: string) => new Problem('invalid', { fields: { phone: text } });

/** Owners, other participants, those invited. A participant's id is the person's. */
export const listCompanyMembers = verb(listEndpoint, async (context, { params: { id } }) => {
  const rows = await context.db.execute<MemberRow>(sql`
    with mine as (select id from ${companies} where ${isMine(id, personOf(context).id)})
    select users.id, users.id as "userId", first_name as "firstName", last_name as "lastName", phone, company_members.role, 'active' as status, company_members.created_at
    from mine join company_members on company_id = mine.id join users on users.id = user_id
    union all
    select company_invitations.id, null, null, null, phone, role, 'pending', created_at
    from mine join company_invitations on company_id = mine.id
    order by status, role desc, created_at, id`);
  // A company has an owner at least: nobody seen means that it is not theirs.
  if (rows.length === 0) throw new Problem('unknownCompany');
  return { items: rows.map(memberAnswer) };
});

/** Adds a person by phone; a phone without an account is invited. */
export const addCompanyMember = verb(addEndpoint, async (context, { params: { id }, body: { phone, role } }) => {
  const { db, now } = context;
  const person = personOf(context);
  // Who is added is shown by name, so adding is limited.
  await countTry(db, [{ bucket: `members-by:${person.id}`, max: 60, seconds: 60 * 60 }], now);
  return db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, person.id);
    await lockPhone(transaction, phone);
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.phone, phone), eq(users.phoneVerified, true)));
    if (!user) return invite(transaction, { companyId: id, phone, role, createdAt: now });
    if (user.role !== 'employer')
      throw invalidPhone('С этим номером зарегистрирован соискатель: его нельзя добавить в компанию');
    const [added] = await transaction
      .insert(companyMembers)
      .values({ companyId: id, userId: user.id, role, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) throw fieldProblem('alreadyMember', 'phone');
    const { id: userId, firstName, lastName } = user;
    return memberAnswer({ id: userId, userId, firstName, lastName, phone, role, status: 'active' });
  });
});

/** Removes a participant or takes an invitation back. */
export const removeCompanyMember = verb(removeEndpoint, async (context, { params: { id, memberId } }) => {
  await context.db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, personOf(context).id);
    if (!isUuid(memberId)) throw new Problem('unknownMember');
    const removed = await transaction
      .delete(companyMembers)
      .where(and(eq(companyMembers.companyId, id), eq(companyMembers.userId, memberId)))
      .returning({ id: companyMembers.userId });
    const withdrawn = await transaction
      .delete(companyInvitations)
      .where(and(eq(companyInvitations.companyId, id), eq(companyInvitations.id, memberId)))
      .returning({ id: companyInvitations.id });
    if (removed.length + withdrawn.length === 0) throw new Problem('unknownMember');
    const owners = await transaction.$count(
      companyMembers,
      and(eq(companyMembers.companyId, id), eq(companyMembers.role, 'owner')),
    );
    if (owners === 0) throw new Problem('lastOwner');
  });
  return {};
});

async function invite(
  transaction: Database,
  invitation: typeof companyInvitations.$inferInsert,
): Promise<ReturnType<typeof memberAnswer>> {
  const [invited] = await transaction.insert(companyInvitations).values(invitation).onConflictDoNothing().returning();
  if (!invited) throw new Problem('alreadyMember', { fields: { phone: 'Этот номер уже приглашён' } });
  const { id, phone, role } = invited;
  return memberAnswer({ id, userId: null, firstName: null, lastName: null, phone, role, status: 'pending' });
}

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
