import type { SessionStorage } from '@kasb/kit';
import type { AnswerKind } from './media.ts';

/** An answer as it is kept on the device: words, and the id of a recording that is wholly uploaded. */
export interface KeptAnswer {
  kind: AnswerKind;
  text: string;
  mediaId?: string;
}

/** Where a candidate has come to, kept on the device so that a reload loses no words. */
export interface KeptInterview {
  name: string;
  phone: string;
  /** By the question's id. */
  answers: Record<string, KeptAnswer>;
}

const place = (token: string) => `kasb.interview.${token}`;

/** What is kept of an interview; what this version cannot read counts as nothing. */
export function readKept(storage: SessionStorage, token: string): KeptInterview {
  const nothing: KeptInterview = { name: '', phone: '', answers: {} };
  try {
    const kept = JSON.parse(storage.getItem(place(token)) ?? 'null') as Partial<KeptInterview> | null;
    if (typeof kept?.name !== 'string' || typeof kept.answers !== 'object' || kept.answers === null) return nothing;
    const answers = Object.entries(kept.answers).filter(([, answer]) => typeof answer?.text === 'string');
    return {
      name: kept.name,
      phone: typeof kept.phone === 'string' ? kept.phone : '',
      answers: Object.fromEntries(answers),
    };
  } catch {
    return nothing;
  }
}

/** Keeps an interview, or forgets it once it is handed in; a full or denied storage is ignored. */
export function writeKept(storage: SessionStorage, token: string, kept: KeptInterview | undefined): void {
  try {
    if (kept) storage.setItem(place(token), JSON.stringify(kept));
    else storage.removeItem(place(token));
  } catch {
    // The interview goes on without a copy of itself.
  }
}
