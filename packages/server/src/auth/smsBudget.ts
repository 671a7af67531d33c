import { lt, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { smsUsage } from '../db/schema/index.ts';
import { endOfTashkentDay, tashkentDay } from '../db/tashkentDay.ts';
import { Problem } from '../http/problem.ts';

/**
 * Counts an SMS of today, for all processes. A known device gets its code beyond the budget too. @throws Problem
 * smsBudgetSpent
 */
export async function spendSms(
  { db, now, log, metrics, smsDaily }: Pick<Context, 'db' | 'log' | 'metrics' | 'now' | 'smsDaily'>,
  isKnown: boolean,
): Promise<void> {
  const day = tashkentDay(now);
  const [counted] = await db
    .insert(smsUsage)
    .values({ day, sent: 1 })
    .onConflictDoUpdate({
      target: smsUsage.day,
      set: { sent: sql`${smsUsage.sent} + 1` },
      setWhere: isKnown ? undefined : lt(smsUsage.sent, smsDaily),
    })
    .returning({ sent: smsUsage.sent });
  metrics.sms(counted ? 'sent' : 'refused');
  if (!counted) {
    const leftMs = endOfTashkentDay(day).getTime() - now.getTime();
    throw new Problem('smsBudgetSpent', { retryAfter: Math.ceil(leftMs / 1000) });
  }
  const { sent } = counted;
  if (sent === Math.ceil(smsDaily * 0.8)) log.warn({ sent, smsDaily }, '80 % of the SMS of today are sent');
  if (sent === smsDaily) log.error({ sent, smsDaily }, 'the SMS of today are spent: new devices cannot sign in');
}
