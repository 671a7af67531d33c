import { sql } from 'drizzle-orm';
import type { Sms } from '../adapters/sms/sms.ts';
import { smsUsage } from '../db/schema/index.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import type { Services } from './services.ts';

/** Sends an SMS that the day's budget has; one that is not taken is counted. @throws what the gateway failed with */
export async function sendSms({ sms, db, clock }: Pick<Services, 'sms' | 'db' | 'clock'>, message: Sms): Promise<void> {
  try {
    await sms(message);
  } catch (error) {
    await db
      .insert(smsUsage)
      .values({ day: tashkentDay(clock()), sent: 0, failed: 1 })
      .onConflictDoUpdate({ target: smsUsage.day, set: { failed: sql`${smsUsage.failed} + 1` } });
    throw error;
  }
}
