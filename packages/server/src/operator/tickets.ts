import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { operatorTickets } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';

/** A step of a sign-in that is on its way. */
export type Ticket = typeof operatorTickets.$inferSelect;

/** The code of an SMS is valid for five minutes, as anybody's; what follows it, for fifteen. */
const minutes = { sms: 5, enrol: 15, confirm: 15, second: 15 } as const;
const maxAttempts = 5;

interface NewTicket {
  step: Ticket['step'];
  operatorId: string | null;
  secret?: Buffer;
}

/** Makes a ticket for the next step. @returns it; only its digest is stored */
export async function giveTicket(
  db: Database,
  now: Date,
  { step, ...values }: NewTicket & Partial<Pick<Ticket, 'salt' | 'codeHash'>>,
): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + minutes[step] * 60_000);
  await db.insert(operatorTickets).values({ ticketHash: hashOf(ticket), step, ...values, expiresAt });
  return ticket;
}

/** Makes a ticket with a code: it takes as long where nobody will get that. */
export async function giveCode(
  { db, now, codeDigest }: Pick<Context, 'codeDigest' | 'db' | 'now'>,
  operatorId: string | null,
): Promise<{ ticket: string; code: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const codeHash = await codeDigest(code, salt);
  return { code, ticket: await giveTicket(db, now, { step: 'sms', operatorId, salt, codeHash }) };
}

/**
 * Counts a try with a ticket, before anything is looked at. One that was tried too often is as good as expired.
 * @throws Problem expiredTicket
 */
export async function useTicket(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ticket: string,
  ...steps: Ticket['step'][]
): Promise<Ticket> {
  const [found] = await db
    .update(operatorTickets)
    .set({ attempts: sql`${operatorTickets.attempts} + 1` })
    .where(
      and(
        eq(operatorTickets.ticketHash, hashOf(ticket)),
        gt(operatorTickets.expiresAt, now),
        lt(operatorTickets.attempts, maxAttempts),
      ),
    )
    .returning();
  if (!found || !steps.includes(found.step)) throw new Problem('expiredTicket');
  return found;
}

/** Whether a code is the one that was sent with a ticket. A stranger's never is. */
export async function isCodeOf(
  { codeDigest }: Pick<Context, 'codeDigest'>,
  { salt, codeHash, operatorId }: Ticket,
  code: string,
): Promise<boolean> {
  if (!salt || !codeHash) return false;
  const isSame = timingSafeEqual(await codeDigest(code, salt), codeHash);
  return isSame && operatorId !== null;
}

/** Uses a ticket up. @throws Problem expiredTicket when another call just did */
export async function spendTicket(transaction: Database, { ticketHash }: Ticket): Promise<void> {
  const spent = await transaction
    .delete(operatorTickets)
    .where(eq(operatorTickets.ticketHash, ticketHash))
    .returning({ step: operatorTickets.step });
  if (spent.length === 0) throw new Problem('expiredTicket');
}
