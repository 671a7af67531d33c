import { createHash } from 'node:crypto';
import type { Card } from '../cards/card.ts';
import type { DrawCard } from '../cards/draw.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { readWhole, writeWhole } from '../media/wholePart.ts';

/** Pictures of pages, by the digest of what they say. */
export interface Pictures {
  digestOf: (card: Card) => string;
  /** One that was drawn before, by whichever process. */
  find: (digest: string) => Promise<Buffer | undefined>;
  /** Draws a page's, once for all who wait, in place of the one before; undefined where too many are drawn. */
  make: (card: Card, page: string) => Promise<Buffer | undefined>;
}

/** More at once would take the processor from those who answer calls. */
const mostAtOnce = 4;
/** Changes with how cards look. */
const look = '1';

/** Opens them: drawn ones lie in the media store. */
export function openPictures(draw: DrawCard, media: MediaStore): Pictures {
  const underWay = new Map<string, Promise<Buffer>>();
  const keyOf = (digest: string) => `cards/${digest}`;
  const digestOf = (card: Card) =>
    createHash('sha256')
      .update(JSON.stringify([look, card]))
      .digest('base64url')
      .slice(0, 22);

  /** Where it is kept which picture a page had last. */
  const lastOf = (page: string) => `cards/of-${createHash('sha256').update(page).digest('base64url')}`;

  async function keep(digest: string, page: string, picture: Buffer): Promise<void> {
    const before = (await readWhole(media, lastOf(page)))?.toString();
    await writeWhole(media, keyOf(digest), picture);
    await writeWhole(media, lastOf(page), Buffer.from(digest));
    // Its address leads to the new one; a page that says the same may have it drawn again.
    if (before !== undefined && before !== digest) await media.remove(keyOf(before));
  }

  const find = (digest: string) => readWhole(media, keyOf(digest));

  async function drawAndKeep(digest: string, card: Card, page: string): Promise<Buffer> {
    // Who asked may have looked before another was done with it.
    const drawn = await find(digest);
    if (drawn) return drawn;
    const picture = await draw(card);
    // It can be drawn again: a store that is full or away keeps nobody from it.
    await keep(digest, page, picture).catch(() => undefined);
    return picture;
  }

  return {
    digestOf,
    find,
    async make(card, page) {
      const digest = digestOf(card);
      const known = underWay.get(digest);
      if (known) return known;
      if (underWay.size >= mostAtOnce) return undefined;
      const making = drawAndKeep(digest, card, page).finally(() => underWay.delete(digest));
      underWay.set(digest, making);
      return making;
    },
  };
}
