import { randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { sendSms } from '../context/sendSms.ts';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { shortLinks, smsUsage } from '../db/schema/index.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import { mostNoticeSms } from '../notifications/deliveries.ts';
import { switchOf } from '../notifications/switches.ts';
import { employerSms, noticeSms } from '../text/messages/sms.ts';
import type { Claimed, Subject } from './subject.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linkDays = 14;
const mostADay = 1;
const mostAWeek = 3;
/** The rest of a day's SMS are for signing in. */
const share = 0.8;

/** Tells a person by SMS that something waits, where that is wanted and not too much. @returns whether it went */
export async function sendNoticeSms(services: Services, claimed: Claimed, subject: Subject): Promise<boolean> {
  const { smsNotices, publishing } = services;
  const { person, settings } = subject;
  if (!smsNotices || settings?.isSmsOn === false) return false;
  const language = settings?.language ?? 'ru';
  if (switchOf(claimed.kind)) {
    if ((await sentSince(services, claimed, person.id)) >= mostNoticeSms || !(await spendSms(services))) return false;
    const path = language === 'uz' ? '/uz/employer/notifications' : '/employer/notifications';
    await sendSms(services, { to: person.phone, text: employerSms[language](publishing.origin + path) });
    return true;
  }
  const { applicationId } = subject.notification.data;
  if (applicationId === undefined || !(await isBearable(services, claimed, person.id, applicationId))) return false;
  if (!(await spendSms(services))) return false;
  const code = randomBytes(6).toString('base64url');
  const expiresAt = new Date(services.clock().getTime() + linkDays * dayMs);
  await services.db.insert(shortLinks).values({ code, applicationId, expiresAt });
  // Nothing of what an employer wrote goes by SMS.
  await sendSms(services, { to: person.phone, text: noticeSms[language](`${publishing.origin}/m/${code}`) });
  return true;
}

/** How many SMS went to an employer within a day. */
async function sentSince({ db, clock }: Services, { id }: Claimed, userId: string): Promise<number> {
  const dayAgo = new Date(clock().getTime() - dayMs).toISOString();
  const [earlier] = await rowsOf<{ count: number }>(db)`
    select count(distinct sent_at)::int as count
    from notification_deliveries delivery join notifications on notifications.id = notification_id
    where user_id = ${userId} and channel = 'sms' and delivery.id <> ${id} and state = 'sent' and sent_at > ${dayAgo}`;
  return earlier?.count ?? 0;
}

/** Whether a candidate hears of a response today, and of anything this week, not too often. */
async function isBearable({ db, clock }: Services, { id }: Claimed, userId: string, applicationId: string) {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const [earlier] = await rowsOf<{ day: number; week: number }>(db)`
    select count(*) filter (
        where data ->> 'applicationId' = ${applicationId} and coalesce(sent_at, ${now.toISOString()}) > ${ago(1)}
      )::int as day,
      count(*)::int as week
    from notification_deliveries delivery join notifications on notifications.id = notification_id
    where user_id = ${userId} and channel = 'sms' and delivery.id <> ${id}
      and (state = 'sent' and sent_at > ${ago(7)} or state = 'sending' and delivery.id < ${id})`;
  return earlier !== undefined && earlier.day < mostADay && earlier.week < mostAWeek;
}

/** Takes one of the SMS that the day has for this. @returns whether there was one */
export async function spendSms({ db, clock, smsDaily }: Pick<Services, 'clock' | 'db' | 'smsDaily'>): Promise<boolean> {
  const [counted] = await db
    .insert(smsUsage)
    .values({ day: tashkentDay(clock()), sent: 1 })
    .onConflictDoUpdate({
      target: smsUsage.day,
      set: { sent: sql`${smsUsage.sent} + 1` },
      setWhere: lt(smsUsage.sent, Math.floor(smsDaily * share)),
    })
    .returning({ sent: smsUsage.sent });
  return counted !== undefined;
}
