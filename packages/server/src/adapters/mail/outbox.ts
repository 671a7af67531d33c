import type { Outbox } from '../outbox.ts';
import type { Mailer } from './mailer.ts';

/** Sends nothing: writes each letter down. */
export function createMailOutbox(outbox: Outbox): Mailer {
  return (letter) => outbox.write(letter);
}
