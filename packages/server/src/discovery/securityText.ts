const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness, as RFC 9116 wants it written. */
export function securityText(contact: string, { origin, now }: { origin: string; now: Date }): string {
  const expires = new Date(now.getTime() + validDays * dayMs);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, uz, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
