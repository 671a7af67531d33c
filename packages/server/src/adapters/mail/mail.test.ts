import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { MessengerError } from '../messenger/messenger.ts';
import { openOutbox } from '../outbox.ts';
import { createMailOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const letter = {
  id: 'n1',
  to: 'dilnoza@samarqand.example',
  subject: 'Оплата прошла',
  text: 'План «Бизнес»',
  html: '<p>План «Бизнес»</p>',
};
const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Step = 'mail' | 'rcpt' | 'data';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server that takes letters, or refuses them at a step. */
async function mailServer(refused?: { at: Step; status: number }) {
  const letters: string[] = [];
  const answer = (step: Step) =>
    refused?.at === step ? Object.assign(new Error(`No, ${letter.to}`), { responseCode: refused.status }) : undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(answer('mail')),
    onRcptTo: (_address, _session, done) => done(answer('rcpt')),
    onData: (stream, _session, done) => {
      void text(stream).then((read) => {
        letters.push(read);
        done(answer('data'));
      });
    },
  });
  const port = await portOf(server.server);
  ends.push(() => new Promise<void>((done) => server.close(done)));
  return { letters, send: createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@kasb.uz' }) };
}

const troubleOf = async (sending: Promise<void>) => {
  const error = await sending.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MessengerError);
  return error as MessengerError;
};

test('a letter comes as text and as HTML, and the same one is known again', async () => {
  const { letters, send } = await mailServer();
  await send(letter);
  await send(letter);
  expect(letters).toHaveLength(2);
  for (const read of letters) {
    expect(read).toMatch(/^From: Kasb <no-reply@kasb\.uz>\r$/m);
    expect(read).toMatch(/^To: dilnoza@samarqand\.example\r$/m);
    expect(read).toMatch(/^Message-ID: <n1@kasb\.uz>\r$/m);
    expect(read).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(read).toMatch(/text\/plain[^]*text\/html/);
    expect(read).not.toMatch(/^List-Unsubscribe/m);
  }
});

test('mail programs are told how to end such letters with one press', async () => {
  const { letters, send } = await mailServer();
  await send({ ...letter, unsubscribe: 'https://kasb.uz/notifications/email/unsubscribe/t' });
  expect(letters[0]).toMatch(/^List-Unsubscribe: <https:\/\/kasb\.uz\/notifications\/email\/unsubscribe\/t>\r$/m);
  expect(letters[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('what people wrote adds no head to a letter, and none to whom it goes', async () => {
  const { letters, send } = await mailServer();
  await send({ ...letter, subject: 'Швея\r\nBcc: all@kasb.uz\r\n\r\nтело' });
  expect(letters[0]).not.toMatch(/^Bcc/m);
});

test.each([
  ['a mailbox that is not there', { at: 'rcpt', status: 550 }, { isBlocked: true, isFinal: true }],
  ['a full mailbox', { at: 'rcpt', status: 552 }, { isBlocked: false, isFinal: false }],
  ['a mailbox that is busy', { at: 'rcpt', status: 451 }, { isBlocked: false, isFinal: false }],
  ['a letter that passes for spam', { at: 'data', status: 554 }, { isBlocked: false, isFinal: true }],
  ['a sender that may not', { at: 'mail', status: 553 }, { isBlocked: false, isFinal: false }],
] as const)('%s is told apart', async (_, refused, trouble) => {
  const { send } = await mailServer(refused);
  const error = await troubleOf(send(letter));
  expect(error).toMatchObject(trouble);
  expect(error.message).toContain(String(refused.status));
  expect(error.message).not.toContain(letter.to);
});

test('a server that is silent or away is asked again later, and its password is told to nobody', async () => {
  const silent = createServer();
  const port = await portOf(silent);
  const urls = [`smtp://kasb:hidden@127.0.0.1:${port}`, 'smtp://kasb:hidden@127.0.0.1:1'];
  for (const url of urls) {
    const error = await troubleOf(createSmtp({ url, from: 'no-reply@kasb.uz', timeoutMs: 100 })(letter));
    expect(error).toMatchObject({ isBlocked: false, isFinal: false });
    expect(String(error)).not.toContain('hidden');
  }
  silent.close();
});

test('the outbox keeps each letter in a file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-outbox-'));
  ends.push(() => rm(dataDir, { recursive: true }));
  const clock = () => new Date('2026-03-02T09:00:00Z');
  await createMailOutbox(openOutbox({ dataDir, file: 'mail.jsonl', clock }))(letter);
  const [line = ''] = (await readFile(join(dataDir, 'outbox', 'mail.jsonl'), 'utf8')).split('\n');
  expect(JSON.parse(line)).toEqual({ at: '2026-03-02T09:00:00.000Z', ...letter });
});
