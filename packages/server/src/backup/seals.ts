import { SealError, seal, sealedLength, unseal } from '../sealing/sealedStream.ts';

type Bytes = AsyncIterable<Buffer>;

/** How the files of backups are kept: as they are, or sealed, so that who has the folder has nothing. */
export interface Seals {
  isSealing: boolean;
  /** What is kept of a file. `purpose` is where it belongs: it opens nowhere else. */
  close: (bytes: Bytes, purpose: string) => Bytes;
  /** How long that gets. */
  lengthOf: (bytes: number) => number;
}

/** How new files are kept: sealed with the first key, where there is one. */
export function sealsOf([key]: readonly Buffer[]): Seals {
  if (!key) return { isSealing: false, close: (bytes) => bytes, lengthOf: (bytes) => bytes };
  return { isSealing: true, close: (bytes, purpose) => seal(bytes, key, purpose), lengthOf: sealedLength };
}

/** Why something that was kept cannot be used. */
export class KeptError extends Error {}

/** Of what was changed, or lost a part. */
export const damaged = (what: string): KeptError => new KeptError(`${what} is damaged: it is not what was saved`);

/** Opens a sealed file. @throws KeptError that says of `what` why it does not open */
export async function* openSealed(
  bytes: Bytes,
  { keys, purpose, what }: { keys: readonly Buffer[]; purpose: string; what: string },
): AsyncGenerator<Buffer> {
  try {
    yield* unseal(bytes, keys, purpose);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    if (!error.isForeign) throw damaged(what);
    throw new KeptError(
      keys.length === 0
        ? `${what} is sealed: set KASB_BACKUP_KEY to the key of its time`
        : `${what} is sealed with another key than KASB_BACKUP_KEY: add the key of its time behind a comma`,
    );
  }
}
