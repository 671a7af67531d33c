/** After so long a recording goes as it is: a library that comes late, or a phone that is slow, costs no answer. */
const LIMIT_MS = 30_000;
/** A larger one too: it is held in memory once more while it is packed. The longest has some 40 MB at our rates. */
const LIMIT_BYTES = 64 * 1024 ** 2;

const settled = new WeakSet<Blob>();

/** Whether nothing more is done to a recording before it is played and sent. */
export const isSettled = (recording: Blob): boolean => settled.has(recording);

/** How a recording is settled. */
export interface SettleOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * A recording with its length and the places in it: a browser writes it as it comes, and so without either. Nothing is
 * decoded, its packets are packed anew. What cannot be read, or not in time, is settled as it is.
 */
export async function settle(recording: Blob, options: SettleOptions): Promise<Blob> {
  const packed = await inTime(recording, options).catch(() => undefined);
  const ready = packed ?? recording.slice(0, recording.size, recording.type);
  settled.add(ready);
  return ready;
}

async function inTime(recording: Blob, { signal, onProgress }: SettleOptions): Promise<Blob | undefined> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, LIMIT_MS);
  signal.addEventListener('abort', end);
  const late = new Promise<undefined>((resolve) => ending.signal.addEventListener('abort', () => resolve(undefined)));
  try {
    return await Promise.race([late, packed(recording, ending.signal, onProgress)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function packed(
  recording: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob | undefined> {
  if (recording.size > LIMIT_BYTES || !/\/(?:mp4|webm)$/.test(recording.type)) return undefined;
  const { packRecording } = await import('./packRecording.ts');
  let told = 0;
  const tell = (share: number) => {
    // It comes with every packet, of which a second has more than fifty.
    if (share < 1 && share - told < 0.01) return;
    told = share;
    onProgress(share);
  };
  return signal.aborted ? undefined : packRecording(recording, signal, tell);
}
