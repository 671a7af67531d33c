import { createHash } from 'node:crypto';
import { ApiError } from '@kasb/contract';
import type { InterviewUpload } from '@kasb/contract';
import { expect, it, vi } from 'vitest';
import { CHUNK_BYTES, uploadRecording } from './upload.ts';
import type { UploadCalls } from './upload.ts';

const bytes = Uint8Array.from({ length: 5 * CHUNK_BYTES + 321 }, (_, index) => (index * 31 + (index >> 9)) % 256);
const recording = new Blob([bytes], { type: 'video/webm' });
const digest = (parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');

/** A provider that keeps bytes; `trouble` may throw in place of a chunk, before or after it is kept. */
function provider(trouble: (call: number) => { error: ApiError; isKept?: boolean } | undefined = () => undefined) {
  const parts: Uint8Array[] = [];
  let calls = 0;
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const answer = (): InterviewUpload => ({
    mediaId: 'm1',
    offset: size(),
    size: recording.size,
    isComplete: size() === recording.size,
    sha256: undefined,
  });
  const api: UploadCalls = {
    create: vi.fn<UploadCalls['create']>(async () => answer()),
    state: vi.fn<UploadCalls['state']>(async () => answer()),
    append: vi.fn<UploadCalls['append']>(async (_id, offset, chunk) => {
      const problem = trouble((calls += 1));
      const isRight = offset === size();
      if (isRight && (!problem || problem.isKept)) parts.push(new Uint8Array(await chunk.arrayBuffer()));
      if (problem) throw problem.error;
      if (!isRight) throw new ApiError({ kind: 'http', status: 409, body: { code: 'uploadOffset', offset: size() } });
      return answer();
    }),
  };
  return { api, parts };
}

function run(calls: UploadCalls, signal = new AbortController().signal) {
  const waiting: boolean[] = [];
  const wait = vi.fn<(failures: number) => Promise<void>>(async () => undefined);
  const progress: number[] = [];
  const done = uploadRecording(recording, {
    calls,
    signal,
    wait,
    onProgress: (offset) => progress.push(offset),
    onWaiting: (isWaiting) => waiting.push(isWaiting),
  });
  return { done, waiting, wait, progress };
}

const lost = () => new ApiError({ kind: 'network' });
const refused = (status: number) => new ApiError({ kind: 'http', status });
const misplaced = () => new ApiError({ kind: 'http', status: 409, body: { code: 'uploadOffset' } });

it('sends a recording whole, chunk by chunk', async () => {
  const { api, parts } = provider();
  const { done, progress } = run(api);
  expect(await done).toBe('m1');
  expect(parts).toHaveLength(6);
  expect(digest(parts)).toBe(digest([bytes]));
  expect(progress.at(-1)).toBe(recording.size);
});

it('goes on from the byte it had come to when the line was lost, with or without the last chunk', async () => {
  const { api, parts } = provider((call) => ({ 3: { error: lost() }, 5: { error: lost(), isKept: true } })[call]);
  const { done, waiting, wait } = run(api);
  await done;
  expect(digest(parts)).toBe(digest([bytes]));
  expect(api.create).toHaveBeenCalledTimes(1);
  expect(api.state).toHaveBeenCalledTimes(2);
  expect(wait).toHaveBeenCalledTimes(2);
  expect(waiting).toContain(true);
  expect(waiting.at(-1)).toBe(false);
});

it('waits out a long outage', async () => {
  const { api, parts } = provider((call) => (call > 2 && call < 40 ? { error: lost() } : undefined));
  await run(api).done;
  expect(digest(parts)).toBe(digest([bytes]));
});

it('asks for the place after a chunk for another place without a pause', async () => {
  const { api, parts } = provider((call) => (call === 2 ? { error: misplaced(), isKept: true } : undefined));
  const { done, wait } = run(api);
  await done;
  expect(digest(parts)).toBe(digest([bytes]));
  expect(wait).not.toHaveBeenCalled();
});

it.each([404, 410, 413, 415, 422])('gives up at once on %i', async (status) => {
  const { api } = provider(() => ({ error: refused(status) }));
  await expect(run(api).done).rejects.toMatchObject({ status });
  expect(api.append).toHaveBeenCalledTimes(1);
});

it('comes again to a provider that has too much to do, and loses nothing', async () => {
  const { api, parts } = provider((call) => ({ 2: { error: refused(503) }, 3: { error: refused(503) } })[call]);
  const { done, wait } = run(api);
  await done;
  expect(digest(parts)).toBe(digest([bytes]));
  expect(wait.mock.calls).toEqual([[1], [2]]);
});

it('gives up on a provider that goes on failing', async () => {
  const { api } = provider(() => ({ error: refused(500) }));
  await expect(run(api).done).rejects.toMatchObject({ status: 500 });
  expect(vi.mocked(api.append).mock.calls.length).toBeLessThan(10);
});

it('gives up on a provider that never agrees on the place', async () => {
  const { api } = provider(() => ({ error: misplaced() }));
  await expect(run(api).done).rejects.toMatchObject({ status: 409 });
  expect(vi.mocked(api.append).mock.calls.length).toBeLessThan(10);
});

it('ends when it is left', async () => {
  const leaving = new AbortController();
  const { api } = provider((call) => {
    if (call === 2) leaving.abort();
    return call === 2 ? { error: lost() } : undefined;
  });
  await expect(run(api, leaving.signal).done).rejects.toBeInstanceOf(ApiError);
  expect(api.append).toHaveBeenCalledTimes(2);
});
