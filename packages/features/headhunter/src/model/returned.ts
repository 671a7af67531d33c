/** What HeadHunter put into the address when it sent the person back. */
export interface ReturnQuery {
  code?: string;
  state?: string;
  error?: string;
}

/** What is to be done about it. */
export type Returned =
  | { kind: 'no' }
  | { kind: 'finish'; code: string; state: string }
  | { kind: 'denied' }
  | { kind: 'broken' };

/** Reads the address that HeadHunter sent back; its own words are never shown, anybody can write an address. */
export function readReturned({ code, state, error }: ReturnQuery): Returned {
  if (error) return { kind: error === 'access_denied' ? 'denied' : 'broken' };
  if (code && state) return { kind: 'finish', code, state };
  return code || state ? { kind: 'broken' } : { kind: 'no' };
}
