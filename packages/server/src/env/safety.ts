import { isOutside } from '../network/isOutside.ts';
import type { Env } from './env.ts';

const isLocalOrigin = (origin: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);

/** Settings by which secrets and people's data would go over the internet for everybody to read. */
function openAddresses(env: Env): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    const url = typeof value === 'string' && /^(https?|smtp):/i.test(value) ? URL.parse(value) : null;
    if (!url || name === 'KASB_ORIGIN' || url.protocol === 'https:' || !isOutside(url.hostname)) return [];
    // Mail servers may change to TLS on the way.
    return url.protocol === 'smtp:' && url.searchParams.get('requireTLS') === 'true' ? [] : [name];
  });
}

/** Refuses settings that are for trying only, where it is not the demo. @throws Error naming each, and what to set */
export function refuseUnsafe(env: Env): void {
  if (env.KASB_DEMO) return;
  const { KASB_ORIGIN: origin, KASB_OPERATOR_NAME: operator, KASB_OPERATOR_STIR: stir } = env;
  const problems = [
    env.KASB_SMS === 'outbox' &&
      'KASB_SMS: sign-in codes would be printed, so that who reads the log owns every account: set ' +
        'KASB_SMS=eskiz with ESKIZ_EMAIL and ESKIZ_PASSWORD',
    env.KASB_FETCH_PRIVATE && 'KASB_FETCH_PRIVATE: visitors could have this machine’s own services read: leave it out',
    origin === undefined && 'KASB_ORIGIN: set the public origin, such as https://jobs.example.uz',
    origin?.startsWith('http:') === true &&
      !isLocalOrigin(origin) &&
      'KASB_ORIGIN: sessions would travel unencrypted: set it to an https:// origin',
    (operator === undefined || stir === undefined) &&
      'KASB_OPERATOR_NAME, KASB_OPERATOR_STIR: candidates would agree to nobody’s terms: set the name and STIR ' +
        'of who keeps their data',
    ...openAddresses(env).map((name) =>
      name === 'KASB_SMTP_URL'
        ? `${name}: letters would travel unencrypted: set it to smtps://, or add ?requireTLS=true`
        : `${name}: what is sent there would travel unencrypted: set it to an https:// address`,
    ),
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return;
  throw new Error(`Not safe without the demo:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
