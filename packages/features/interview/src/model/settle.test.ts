import { readFile } from 'node:fs/promises';
import { BlobSource, Input, MP4, WEBM } from 'mediabunny';
import { describe, expect, it, vi } from 'vitest';
import { isSettled, settle } from './settle.ts';

/** Four seconds, as Chromium's recorder wrote them. */
const recordings = [
  ['video.webm', 'video/webm'],
  ['audio.webm', 'audio/webm'],
  ['video.mp4', 'video/mp4'],
  ['audio.mp4', 'audio/mp4'],
] as const;

const recordingOf = async (name: string, type: string) =>
  new Blob([await readFile(new URL(`recordings/${name}`, import.meta.url))], { type });
const opened = (blob: Blob) =>
  new Input({ source: new BlobSource(blob), formats: [blob.type.endsWith('mp4') ? MP4 : WEBM] });
const kindsOf = async (blob: Blob) => (await opened(blob).getTracks()).map(({ type }) => type).toSorted();
/** What a file says before anybody has read it through. */
const told = (blob: Blob) => opened(blob).getDurationFromMetadata();

describe.each(recordings)('%s', (name, type) => {
  it('says how long it is once it is settled, and has what it had', async () => {
    const raw = await recordingOf(name, type);
    expect((await told(raw)) ?? 0).toBeLessThan(1);
    const shares: number[] = [];
    const ready = await settle(raw, {
      signal: new AbortController().signal,
      onProgress: (share) => shares.push(share),
    });
    expect(await told(ready)).toBeCloseTo(4, 0);
    expect(ready.type).toBe(type);
    expect(await kindsOf(ready)).toEqual(await kindsOf(raw));
    expect([isSettled(raw), isSettled(ready)]).toEqual([false, true]);
    expect(shares.at(-1)).toBe(1);
  });

  it('can be gone into: where its pictures and sounds are stands before or beside them', async () => {
    const raw = await recordingOf(name, type);
    const ready = await settle(raw, { signal: new AbortController().signal, onProgress: () => {} });
    const bytes = Buffer.from(await ready.arrayBuffer());
    const start = Buffer.from(await raw.arrayBuffer());
    if (type.endsWith('webm')) {
      const cues = Buffer.from('1c53bb6b', 'hex');
      expect([start.includes(cues), bytes.includes(cues)]).toEqual([false, true]);
    } else {
      expect([start.includes('moof'), bytes.includes('moof')]).toEqual([true, false]);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  });
});

describe('what cannot be packed anew', () => {
  it.each(['video/webm', 'video/mp4', 'audio/ogg'])('of %s goes as it is', async (type) => {
    const raw = new Blob(['recorded before'], { type });
    const ready = await settle(raw, { signal: new AbortController().signal, onProgress: () => {} });
    expect(await ready.text()).toBe('recorded before');
    expect([ready.type, isSettled(ready)]).toEqual([type, true]);
  });

  it('goes as it is when it takes too long, or is not wanted any more', async () => {
    vi.useFakeTimers();
    try {
      const raw = await recordingOf('video.webm', 'video/webm');
      const { promise: never } = Promise.withResolvers<never>();
      // A storage that does not answer; what is cut off whole is not read.
      const stuck = Object.assign(raw.slice(), { arrayBuffer: () => never, stream: () => new ReadableStream() });
      raw.slice = (...given) => (given.length === 3 ? Blob.prototype.slice.apply(raw, given) : stuck);
      let isDone = false;
      const late = settle(raw, { signal: new AbortController().signal, onProgress: () => {} });
      void late.then(() => (isDone = true));
      await vi.advanceTimersByTimeAsync(29_000);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect((await late).size).toBe(raw.size);
      const leaving = new AbortController();
      const left = settle(raw, { signal: leaving.signal, onProgress: () => {} });
      leaving.abort();
      expect((await left).size).toBe(raw.size);
    } finally {
      vi.useRealTimers();
    }
  });
});
