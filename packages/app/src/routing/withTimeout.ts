/** How long a lazy part of the interface may take to arrive, in milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A lazy part that did not arrive, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Rejects with {@link ChunkLoadError} when the part fails, or after the time-out. */
export function withTimeout<Part>(part: Promise<Part>, timeout: number = CHUNK_TIMEOUT_MS): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('time-out')), timeout);
    part
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('failed', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
