import type { Env } from './env.ts';

const isLocalOrigin = (origin: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);

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
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return;
  throw new Error(`Not safe without the demo:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
