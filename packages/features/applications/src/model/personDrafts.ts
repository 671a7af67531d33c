import type { SessionStorage } from '@kasb/kit';

/** Whom something is written to: the applicant, or colleagues alone. */
export type Reader = 'candidate' | 'colleagues';

/** What is kept: for either reader, and the message that is leaving, until it has arrived. */
type Kept = Reader | 'leaving';

const keyOf = (id: string, kept: Kept) => `kasb.application.${id}.${kept}`;

/** What was typed about an application and not sent, on the device alone. */
export function createPersonDrafts(storage: SessionStorage) {
  return {
    read: (id: string, kept: Kept): string => storage.getItem(keyOf(id, kept)) ?? '',
    keep(id: string, kept: Kept, text: string): void {
      try {
        if (text.trim() === '') storage.removeItem(keyOf(id, kept));
        else storage.setItem(keyOf(id, kept), text);
      } catch {
        // A full device keeps no draft, and the field works without one.
      }
    },
  };
}
