import { and, eq, isNull } from 'drizzle-orm';
import { MessengerError } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { notificationDeliveries, notificationSettings } from '../db/schema/index.ts';
import { isByHand } from '../notifications/deliveries.ts';
import { notQuiet } from '../notifications/quietHours.ts';
import { chatMessage } from './chatMessage.ts';
import { sendNoticeSms } from './noticeSms.ts';
import { subjectOf } from './subject.ts';
import type { Claimed, Subject } from './subject.ts';

/** What became of it; one that waits is tried again. */
type Outcome =
  | { state: 'sent' | 'skipped' }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; after: number };

const minuteMs = 60_000;
const sendMs = 10_000;
/** Between the tries, five in all: six hours together. */
const pausesMs = [1, 10, 60, 289].map((minutes) => minutes * minuteMs);

/** Sends one, and writes down what became of it. */
export async function sendDelivery(services: Services, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const subject = await subjectOf(services, claimed.notificationId);
  let outcome: Outcome;
  try {
    outcome = subject ? await attempt(services, claimed, subject, signal) : { state: 'skipped' };
  } catch (error) {
    outcome = troubleOf(error, claimed);
    if (error instanceof MessengerError && error.isBlocked && subject) await turnOff(services, subject.person.id);
    log.warn({ delivery: claimed.id, channel: claimed.channel, try: claimed.attempts, error }, 'not delivered');
  }
  const now = clock();
  const at = outcome.state === 'waiting' ? new Date(now.getTime() + outcome.after) : now;
  const isUrgent = subject !== undefined && isByHand(subject.notification.kind);
  await db
    .update(notificationDeliveries)
    .set({
      state: outcome.state,
      tryAfter: outcome.state === 'waiting' && !isUrgent ? notQuiet(at) : at,
      sentAt: outcome.state === 'sent' ? now : null,
      error: 'error' in outcome ? outcome.error : null,
    })
    // Somebody who took it over meanwhile knows better.
    .where(and(eq(notificationDeliveries.id, claimed.id), eq(notificationDeliveries.attempts, claimed.attempts)));
}

async function attempt(services: Services, claimed: Claimed, subject: Subject, signal: AbortSignal): Promise<Outcome> {
  const { notification, person, settings } = subject;
  // What was read on the site, or is nobody's any more, needs no telling.
  if (notification.readAt || person.deleteAt || person.blockedAt) return { state: 'skipped' };
  if (claimed.channel === 'sms') {
    // It may have gone out: nobody gets an SMS twice.
    if (claimed.before === 'sending') return { state: 'failed', error: 'lost' };
    return { state: (await sendNoticeSms(services, claimed, subject)) ? 'sent' : 'skipped' };
  }
  const { messenger } = services;
  if (!messenger || !settings?.isTelegramOn || settings.telegramChat === null || settings.telegramBlockedAt)
    return { state: 'skipped' };
  const message = await chatMessage(services, subject);
  if (!message) return { state: 'skipped' };
  const limited = AbortSignal.any([signal, AbortSignal.timeout(sendMs)]);
  await messenger.send({ chat: settings.telegramChat, ...message }, limited);
  return { state: 'sent' };
}

function troubleOf(error: unknown, { attempts, channel }: Claimed): Outcome {
  const isTold = error instanceof MessengerError;
  const why = isTold ? (error.isBlocked ? 'blocked' : error.message.slice(0, 200)) : 'failed';
  const pause = pausesMs[attempts - 1];
  // An SMS that failed may have gone out all the same.
  if (channel === 'sms' || (isTold && error.isFinal) || pause === undefined) return { state: 'failed', error: why };
  const asked = isTold && error.retryAfter !== undefined ? error.retryAfter * 1000 : pause;
  return { state: 'waiting', error: why, after: asked };
}

async function turnOff({ db, clock }: Services, userId: string): Promise<void> {
  await db
    .update(notificationSettings)
    .set({ telegramBlockedAt: clock() })
    .where(and(eq(notificationSettings.userId, userId), isNull(notificationSettings.telegramBlockedAt)));
}
