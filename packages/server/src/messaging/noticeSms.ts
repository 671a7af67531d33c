import { randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { shortLinks, smsUsage } from '../db/schema/index.ts';
import { noticeSms } from '../text/messages/sms.ts';
import type { Claimed, Subject } from './subject.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linkDays = 14;
const mostADay = 1;
const mostAWeek = 3;
/** The rest of a day's SMS are for signing in. */
const share = 0.8;

/** Tells a candidate by SMS that something waits, where that is wanted and not too much. @returns whether it went */
export async function sendNoticeSms(services: Services, { id }: Claimed, subject: Subject): Promise<boolean> {
  const { db, clock, sms, smsDaily, smsNotices, publishing, metrics } = services;
  const { notification, person, settings } = subject;
  const { applicationId } = notification.data;
  if (!smsNotices || settings?.isSmsOn === false || applicationId === undefined) return false;
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const [earlier] = await db.execute<{ day: number; week: number }>(sql`
    select count(*) filter (
        where data ->> 'applicationId' = ${applicationId} and coalesce(sent_at, ${now.toISOString()}) > ${ago(1)}
      )::int as day,
      count(*)::int as week
    from notification_deliveries delivery join notifications on notifications.id = notification_id
    where user_id = ${person.id} and channel = 'sms' and delivery.id <> ${id}
      and (state = 'sent' and sent_at > ${ago(7)} or state = 'sending' and delivery.id < ${id})`);
  if (!earlier || earlier.day >= mostADay || earlier.week >= mostAWeek) return false;
  const [counted] = await db
    .insert(smsUsage)
    .values({ day: now.toISOString().slice(0, 10), sent: 1 })
    .onConflictDoUpdate({
      target: smsUsage.day,
      set: { sent: sql`${smsUsage.sent} + 1` },
      setWhere: lt(smsUsage.sent, Math.floor(smsDaily * share)),
    })
    .returning({ sent: smsUsage.sent });
  metrics.sms(counted ? 'sent' : 'refused');
  if (!counted) return false;
  const code = randomBytes(6).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkDays * dayMs);
  await db.insert(shortLinks).values({ code, applicationId, expiresAt });
  // Nothing of what an employer wrote goes by SMS.
  const text = noticeSms[settings?.language ?? 'ru'](`${publishing.origin}/m/${code}`);
  await sms({ to: person.phone, text });
  return true;
}
