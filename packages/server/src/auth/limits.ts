import type { RateLimit } from '../http/rateLimit.ts';
import type { Network } from '../network/network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** After so many wrong codes a day the holder of a phone is told, and codes for strangers allow fewer tries. */
export const manyGuesses = 30;
/** Wrong codes for a phone, a day, after which a network gets no more codes for it. */
const guessesOfNetwork = 10;
/** Of a phone's 30 codes a day for strangers, so many go without a proof; the others once to each network. */
export const freeSms = 20;

/**
 * Who wants in: a device on which the phone's person signed in before (its token's digest), or anybody in a network.
 */
export interface Asker {
  phone: string;
  network: Network;
  device: Buffer | undefined;
}

/** Strangers share what is counted for a phone; the devices of its person are counted apart. */
const owner = (phone: string, device: Buffer | undefined) =>
  device ? `${phone}#${device.toString('base64url')}` : phone;

/** The same limit for a network and, five times as high, for the wider one around it. */
function around({ narrow, wide }: Network, name: string, max: number): RateLimit[] {
  const limit = { bucket: `${name}:${narrow}`, max, seconds: hour };
  return wide === undefined ? [limit] : [limit, { ...limit, bucket: `${name}:${wide}`, max: 5 * max }];
}

/**
 * Limits of asking whether a phone has an account. Those whom a sign-in follows are given back: many share a carrier's
 * address.
 */
export function askLimits({ network, device, phone }: Asker, call: 'login' | 'register'): RateLimit[] {
  return device
    ? [{ bucket: `${call}-by:${owner(phone, device)}`, max: 60, seconds: hour }]
    : around(network, `${call}-from`, 20);
}

/** Where the codes of a phone for strangers are counted. */
export const smsBucket = (phone: string) => `sms:${phone}`;
/** Where wrong codes of strangers are counted. */
export const guessBucket = (phone: string) => `guesses:${phone}`;

/** Limits of sending a code, which is one of the last of the day or not. */
export function smsLimits({ phone, network, device }: Asker, isLast = false): RateLimit[] {
  const bucket = device ? `sms:${owner(phone, device)}` : `sms:${phone}@${network.narrow}`;
  const paused = { seconds: day, isWatched: true, problem: 'signInPaused' } as const;
  const limits: RateLimit[] = [
    { bucket, max: 1, seconds: minute },
    { bucket, max: 5, seconds: hour },
    { bucket: device ? `sms-known:${phone}` : smsBucket(phone), max: 30, seconds: day },
  ];
  if (device) return [...limits, { bucket: `guesses:${owner(phone, device)}`, max: manyGuesses, ...paused }];
  return [
    ...limits,
    // Less than a phone's own limits: whoever wants to reach those must be in several networks.
    { bucket, max: 10, seconds: day },
    // The pause is of those who guessed: nobody locks a person out from elsewhere.
    { bucket: `${guessBucket(phone)}@${network.narrow}`, max: guessesOfNetwork, ...paused },
    ...(isLast ? [{ bucket: `sms-last:${phone}@${network.narrow}`, max: 1, seconds: day }] : []),
    ...around(network, 'sms-from', 20),
  ];
}

/** Limits of showing codes; the right ones are given back. */
export function verifyLimits({ phone, network, device }: Asker): RateLimit[] {
  return device
    ? [{ bucket: `verify-by:${owner(phone, device)}`, max: 60, seconds: hour }]
    : around(network, 'verify-from', 60);
}

/** Limits of guessing at a phone's codes, counted for whom the code was sent for. */
export function guessLimits(phone: string, network: string, device: Buffer | undefined): RateLimit[] {
  const told = { seconds: day, problem: 'signInPaused' } as const;
  if (device) return [{ bucket: `guesses:${owner(phone, device)}`, max: manyGuesses, ...told }];
  return [
    // Counted alone: how many codes there are bounds them.
    { bucket: guessBucket(phone), max: Infinity, ...told },
    // Codes that were under way when the pause began may still be shown, though not without an end.
    { bucket: `${guessBucket(phone)}@${network}`, max: 2 * guessesOfNetwork, ...told },
  ];
}
