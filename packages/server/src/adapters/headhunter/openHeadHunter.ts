import type { Env } from '../../env/env.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { createHeadHunter } from './headHunter.ts';
import type { HeadHunter } from './headHunter.ts';

const realApi = 'https://api.hh.ru';
const realConsent = 'https://hh.ru/oauth/authorize';

/** HeadHunter as the settings have it: none without a client, and none in the demo unless `KASB_HH_URL` says where. */
export function openHeadHunter(
  env: Env,
  sealer: Sealer,
  onRest?: (isResting: boolean) => void,
): HeadHunter | undefined {
  if (env.KASB_HH_CLIENT_ID === '' || (env.KASB_DEMO && env.KASB_HH_URL === undefined)) return undefined;
  return createHeadHunter({
    apiUrl: env.KASB_HH_URL ?? realApi,
    authorizeUrl:
      env.KASB_HH_AUTHORIZE_URL ??
      (env.KASB_HH_URL === undefined ? realConsent : new URL('/oauth/authorize', env.KASB_HH_URL).href),
    clientId: env.KASB_HH_CLIENT_ID,
    clientSecret: env.KASB_HH_CLIENT_SECRET,
    redirectUrl: env.KASB_HH_REDIRECT_URL,
    userAgent: env.KASB_HH_USER_AGENT ?? 'Kasb/1.0 (development@localhost)',
    sealer,
    ...(onRest && { onRest }),
  });
}
