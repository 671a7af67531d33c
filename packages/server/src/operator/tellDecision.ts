import type { NotificationKind } from '@kasb/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companyMembers } from '../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';

const kinds = {
  approved: 'vacancy_approved',
  needs_revision: 'vacancy_returned',
  rejected: 'vacancy_rejected',
} as const satisfies Record<string, NotificationKind>;

interface Decided {
  /** Of the decision in the history. */
  id: string;
  status: keyof typeof kinds;
  vacancy: { id: string; title: string; companyId: string; createdBy: string };
  /** Codes, a line for each. */
  reason: string;
  comment: string;
  at: Date;
}

/** Tells whoever wrote a vacancy, and the owners of its company, what a moderator decided, once. */
export async function tellDecision(transaction: Database, decided: Decided): Promise<void> {
  const { id, status, vacancy, reason, comment, at } = decided;
  const isMeant = or(eq(companyMembers.role, 'owner'), eq(companyMembers.userId, vacancy.createdBy));
  const people = await transaction
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, vacancy.companyId), isMeant));
  const data = { vacancyId: vacancy.id, title: vacancy.title, ...(reason && { reason }), ...(comment && { comment }) };
  await notify(
    transaction,
    people.map((person) => person.id),
    { kind: kinds[status], dedupe: `moderation:${id}`, data },
    at,
  );
}
