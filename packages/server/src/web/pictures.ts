import { createHash } from 'node:crypto';
import type { Card } from '../cards/card.ts';
import type { DrawCard } from '../cards/draw.ts';
import type { MediaStore } from '../media/mediaStore.ts';

/** Pictures of pages, by the digest of what they say. */
export interface Pictures {
  digestOf: (card: Card) => string;
  /** One that was drawn before, by whichever process. */
  find: (digest: string) => Promise<Buffer | undefined>;
  /** Draws it, once for all who wait, and keeps it; undefined where too many are drawn already. */
  make: (card: Card) => Promise<Buffer | undefined>;
}

/** More at once would take the processor from those who answer calls. */
const mostAtOnce = 4;
/** Changes with how cards look. */
const look = '1';
/** The store does not tell how long a part is: its length stands before it. */
const lengthBytes = 4;

/** Opens them: drawn ones lie in the media store. */
export function openPictures(draw: DrawCard, media: MediaStore): Pictures {
  const underWay = new Map<string, Promise<Buffer>>();
  const keyOf = (digest: string) => `cards/${digest}`;
  const digestOf = (card: Card) =>
    createHash('sha256')
      .update(JSON.stringify([look, card]))
      .digest('base64url')
      .slice(0, 22);

  async function drawAndKeep(digest: string, card: Card): Promise<Buffer> {
    const picture = await draw(card);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(picture.length);
    // It can be drawn again: a store that is full or away keeps nobody from it.
    await media.write(keyOf(digest), Buffer.concat([length, picture])).catch(() => undefined);
    return picture;
  }

  return {
    digestOf,
    async find(digest) {
      try {
        const length = Buffer.from(await media.read(keyOf(digest), 0, lengthBytes)).readUInt32BE();
        return Buffer.from(await media.read(keyOf(digest), lengthBytes, lengthBytes + length));
      } catch {
        return undefined;
      }
    },
    async make(card) {
      const digest = digestOf(card);
      const known = underWay.get(digest);
      if (known) return known;
      if (underWay.size >= mostAtOnce) return undefined;
      const making = drawAndKeep(digest, card).finally(() => underWay.delete(digest));
      underWay.set(digest, making);
      return making;
    },
  };
}
