/** The port of the store that recordings lie in: parts of at most some megabytes under names of our own. */
export interface MediaStore {
  /** Writes a part; it is there whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Reads a part, from `start` up to but without `end`. */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Removes a part; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The store cannot be asked now: it is away, busy or too slow. */
export class MediaAwayError extends Error {
  readonly code = 'STORE_AWAY';

  constructor(cause: unknown) {
    super('The store of recordings does not answer', { cause });
  }
}
