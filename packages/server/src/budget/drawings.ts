import { Problem } from '../http/problem.ts';
import { createBurstLimit } from '../network/burstLimit.ts';
import { networkOf } from '../network/network.ts';
import type { Budget } from './budget.ts';

/** Documents that are drawn beside the server, and what is read by links that cost. */
export interface Drawings {
  /**
   * A document, kept for a quarter of an hour: `key` names all that it is made of. Two who ask at once wait for one
   * drawing. @throws Problem unavailable where it cannot be drawn in time
   */
  draw<Given>(key: string, piece: (given: Given) => Promise<Uint8Array>, given: Given): Promise<Uint8Array>;
  /** Counts a read by a link. @throws Problem tooOften */
  countRead(link: string, address: string): void;
}

interface Kept {
  until: number;
  drawn: Promise<Uint8Array>;
  bytes: number;
}

const keptMs = 15 * 60 * 1000;
const mostBytes = 32 * 1024 ** 2;
const retryAfter = 5;
/** Somebody who prints, and one who asks in a loop; many people share a network. */
const ofLink = { most: 20, perSecond: 1 / 30 };
const ofNetwork = { most: 120, perSecond: 2 };

/** Has documents drawn by `budget`. */
export function createDrawings({ budget, clock }: { budget: Budget; clock: () => Date }): Drawings {
  const kept = new Map<string, Kept>();
  const byLink = createBurstLimit(ofLink);
  const byNetwork = createBurstLimit(ofNetwork);

  /** Forgets what is too old, and the oldest of what is too much. */
  function tidy(now: number): void {
    let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [key, one] of kept) {
      if (one.until > now && bytes <= mostBytes) continue;
      kept.delete(key);
      bytes -= one.bytes;
    }
  }

  return {
    async draw(key, piece, given) {
      const now = clock().getTime();
      tidy(now);
      const known = kept.get(key);
      if (known) return known.drawn;
      const drawn = budget.run(piece, given).then((document) => {
        if (!document) throw new Problem('unavailable', { retryAfter });
        one.bytes = document.byteLength;
        return document;
      });
      const one: Kept = { until: now + keptMs, drawn, bytes: 0 };
      kept.set(key, one);
      drawn.catch(() => kept.delete(key));
      return drawn;
    },
    countRead(link, address) {
      const now = clock().getTime();
      const wait = Math.max(byLink(link, now), byNetwork(networkOf(address).narrow, now));
      if (wait > 0) throw new Problem('tooOften', { retryAfter: wait });
    },
  };
}
