import type { Outbox } from '../outbox.ts';
import type { SmsSender } from './sms.ts';

/** Sends nothing: shows each message to who runs the server, by `print`, and writes it down. */
export function createSmsOutbox(outbox: Outbox, print: (line: string) => void): SmsSender {
  return async ({ to, text, code }) => {
    await outbox.write({ to, text, code });
    print(`SMS +${to}: ${text}`);
  };
}
