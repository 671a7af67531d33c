/** Headers of a creation, by what is sent. */
export type IdempotencyHeaders = (sent: unknown) => { 'idempotency-key': string };

/**
 * Makes the headers of one form's creations: the key stays while the same is sent, as by a second press or after a lost
 * answer.
 */
export function createIdempotency(): IdempotencyHeaders {
  let last: { text: string; key: string } | undefined;
  return (sent) => {
    const text = JSON.stringify(sent);
    // With another text the first answer would hide what was typed since.
    if (last?.text !== text) last = { text, key: randomKey() };
    return { 'idempotency-key': last.key };
  };
}

/** `crypto.randomUUID` is missing on pages without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('');
}
