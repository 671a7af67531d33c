import { ApiError, maxResumeChunkBytes } from '@kasb/contract';
import { expect, test } from 'vitest';
import { isTaken, sendFile, titleOf } from './fileUpload.ts';

const fileOf = (size: number, name = 'Резюме_швеи.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });

const refused = (status: number, code: string, offset?: number) =>
  new ApiError({ kind: 'http', status, body: { code, offset } });
const lost = () => new ApiError({ kind: 'network', status: 0, body: {} });

/** A provider that keeps bytes; `before` and `after` fail a call before it is heard or after. */
function provider(
  size: number,
  { before, after }: { before?: (call: number) => void; after?: (call: number) => void },
) {
  let received = 0;
  let call = 0;
  const told = () => ({ id: 'u1', offset: received, size, is_complete: received === size });
  return {
    received: () => received,
    create: async () => told(),
    append: async (_id: string, offset: number, chunk: Blob) => {
      call += 1;
      before?.(call);
      if (offset !== received) throw refused(409, 'uploadOffset', received);
      received += chunk.size;
      after?.(call);
      return told();
    },
  };
}

async function send(size: number, fails: Parameters<typeof provider>[1], signal = new AbortController().signal) {
  const calls = provider(size, fails);
  const told: (number | boolean)[] = [];
  await sendFile(fileOf(size), {
    calls,
    onProgress: (percent) => told.push(percent),
    onWaiting: (isWaiting) => isWaiting && told.push(isWaiting),
    wait: async () => undefined,
    signal,
  });
  return { received: calls.received(), told };
}

test('a file goes by chunks, and its progress is told', async () => {
  const size = 4 * maxResumeChunkBytes;
  expect(await send(size, {})).toEqual({ received: size, told: [0, 25, 50, 75, 100] });
});

test('a line cut before a chunk is waited for, and the upload goes on from there', async () => {
  const size = 2 * maxResumeChunkBytes;
  const cut = (call: number) => {
    if (call === 2 || call === 3) throw lost();
  };
  expect(await send(size, { before: cut })).toEqual({ received: size, told: [0, 50, true, true, 100] });
});

test('a chunk whose answer was lost is not sent into the file twice', async () => {
  const size = 3 * maxResumeChunkBytes;
  const cut = (call: number) => {
    if (call === 1) throw lost();
  };
  expect((await send(size, { after: cut })).received).toBe(size);
});

test('what the provider refuses ends it', async () => {
  const fails = {
    before: () => {
      throw refused(422, 'notPdf');
    },
  };
  await expect(send(10, fails)).rejects.toMatchObject({ status: 422 });
});

test('nothing is sent once it was cancelled', async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect(await send(10, {}, leaving.signal)).toEqual({ received: 0, told: [] });
});

test.each([
  [fileOf(10), true],
  [fileOf(10, 'cv.PDF', ''), true],
  [fileOf(10, 'photo.jpg', 'image/jpeg'), false],
  [fileOf(0), false],
  [fileOf(5 * 1024 * 1024 + 1), false],
])('a file is taken or not (%#)', (file, expected) => expect(isTaken(file)).toBe(expected));

test.each([
  ['Резюме_швеи.pdf', 'Резюме швеи'],
  ['.pdf', 'Новое резюме'],
  [`${'я'.repeat(300)}.pdf`, 'я'.repeat(200)],
])('a resume that is a file alone takes its name (%#)', (name, title) =>
  expect(titleOf(fileOf(1, name), 'Новое резюме')).toBe(title),
);
