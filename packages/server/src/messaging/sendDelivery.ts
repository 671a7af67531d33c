import { and, eq, isNull } from 'drizzle-orm';
import { MessengerError } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { notificationDeliveries, notificationSettings } from '../db/schema/index.ts';
import { isByHand } from '../notifications/deliveries.ts';
import { notQuiet } from '../notifications/quietHours.ts';
import { isSwitchedOn, switchOf } from '../notifications/switches.ts';
import { chatMessages } from './chatMessage.ts';
import { closeMailbox } from './mailbox.ts';
import { sendNoticeLetter } from './noticeLetter.ts';
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

/** Whether it goes by itself: what somebody wrote, and an SMS to a candidate, which is of one response. */
export const isSentAlone = ({ channel, kind }: Claimed): boolean =>
  isByHand(kind) || (channel === 'sms' && switchOf(kind) === undefined);

/** Sends what one person is told by one channel as one message, and writes down what became of it. */
export async function sendDeliveries(
  services: Services,
  claimed: readonly Claimed[],
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = services;
  const found = await Promise.all(
    claimed.map(async (one) => ({ claimed: one, subject: await subjectOf(services, one.notificationId) })),
  );
  const wanted = found
    .filter((one): one is Wanted => one.subject !== undefined && isWanted(one.claimed, one.subject))
    .toSorted((one, other) => momentOf(one) - momentOf(other));
  const outcomes = new Map<string, Outcome>(claimed.map(({ id }) => [id, { state: 'skipped' }]));
  const [first] = wanted;
  if (first) {
    let outcome: Outcome;
    try {
      outcome = await attempt(services, wanted, signal);
    } catch (error) {
      outcome = troubleOf(error, first.claimed);
      const { id: delivery, channel, attempts } = first.claimed;
      if (error instanceof MessengerError && error.isBlocked) await turnOff(services, first.subject.person.id, channel);
      log.warn({ delivery, channel, try: attempts, error }, 'not delivered');
    }
    for (const one of wanted) outcomes.set(one.claimed.id, outcome);
  }
  const now = clock();
  for (const { claimed: one, subject } of found) {
    const outcome = outcomes.get(one.id) ?? { state: 'skipped' };
    const at = outcome.state === 'waiting' ? new Date(now.getTime() + outcome.after) : now;
    // Letters wake nobody.
    const isUrgent = isByHand(one.kind) || one.channel === 'email';
    await db
      .update(notificationDeliveries)
      .set({
        state: outcome.state,
        tryAfter: outcome.state === 'waiting' && !isUrgent ? notQuiet(at, subject?.settings ?? undefined) : at,
        sentAt: outcome.state === 'sent' ? now : null,
        error: 'error' in outcome ? outcome.error : null,
      })
      // Somebody who took it over meanwhile knows better.
      .where(and(eq(notificationDeliveries.id, one.id), eq(notificationDeliveries.attempts, one.attempts)));
  }
}

interface Wanted {
  claimed: Claimed;
  subject: Subject;
}

const momentOf = ({ subject }: Wanted) => subject.notification.createdAt.getTime();

/** What was read on the site, was switched off, or is nobody's any more, needs no telling. */
function isWanted({ channel, kind }: Claimed, { notification, person, settings }: Subject): boolean {
  if (notification.readAt || person.deleteAt || person.blockedAt) return false;
  const name = switchOf(kind);
  return !name || isSwitchedOn(settings?.kinds ?? {}, name, channel);
}

async function attempt(services: Services, wanted: readonly Wanted[], signal: AbortSignal): Promise<Outcome> {
  const [first] = wanted;
  if (!first) return { state: 'skipped' };
  if (first.claimed.channel === 'sms') {
    // It may have gone out: nobody gets an SMS twice.
    if (wanted.some(({ claimed }) => claimed.before === 'sending')) return { state: 'failed', error: 'lost' };
    return { state: (await sendNoticeSms(services, first.claimed, first.subject)) ? 'sent' : 'skipped' };
  }
  const subjects = wanted.map(({ subject }) => subject);
  if (first.claimed.channel === 'email')
    return { state: (await sendNoticeLetter(services, subjects)) ? 'sent' : 'skipped' };
  const { messenger } = services;
  const { settings } = first.subject;
  if (!messenger || !settings?.isTelegramOn || settings.telegramChat === null || settings.telegramBlockedAt)
    return { state: 'skipped' };
  const message = await chatMessages(services, subjects);
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

/** A channel that does not reach its person any more is off, and the settings say so. */
export async function turnOff({ db, clock }: Services, userId: string, channel: Claimed['channel']): Promise<void> {
  if (channel === 'email') {
    await closeMailbox(db, { userId }, 'dead');
    return;
  }
  await db
    .update(notificationSettings)
    .set({ telegramBlockedAt: clock() })
    .where(and(eq(notificationSettings.userId, userId), isNull(notificationSettings.telegramBlockedAt)));
}
