/** Whether whoever asks has this version already (`If-None-Match`); compressed answers carry weak tags. */
export function isKnown(asked: Headers, etag: string): boolean {
  const known = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
