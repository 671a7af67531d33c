import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

interface Message {
  at: string;
  to: string;
  text: string;
  code: string;
}

/** Where the server of the journeys appends its messages. */
export const outbox = process.env.KASB_E2E_OUTBOX ?? '.data/outbox/sms.jsonl';

async function codesTo(phone: string, file: string) {
  // The last one may still be on its way into the file.
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  return lines
    .map((line) => JSON.parse(line) as Message)
    .filter(({ to }) => to === phone)
    .map(({ code }) => code);
}

/**
 * Does what sends a code to a phone (12 digits) and resolves with that code, read from the outbox.
 * @throws when none comes in a minute
 */
export async function codeAfter(phone: string, act: () => Promise<unknown>, file = outbox) {
  const before = (await codesTo(phone, file)).length;
  await act();
  for (let tries = 0; tries < 600; tries += 1) {
    const code = (await codesTo(phone, file))[before];
    if (code) return code;
    await delay(100);
  }
  throw new Error(`no code came to ${phone}`);
}
