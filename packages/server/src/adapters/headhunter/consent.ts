import { createHash } from 'node:crypto';
import type { Http } from './http.ts';
import { read } from './read.ts';
import * as shapes from './shapes.ts';

/** A pair of tokens, and how many seconds the first of them lives. */
export interface HeadHunterTokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** How this product is known to HeadHunter. */
export interface ConsentOptions {
  /** Where a person is asked for consent, `https://hh.ru/oauth/authorize`. */
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
}

/** How a person gives consent, and what it is given for: tokens. */
export interface HeadHunterConsent {
  /** Where a person is asked for consent. */
  consentUrl: (consent: { state: string; verifier: string; redirectUri: string }) => string;
  exchange: (given: { code: string; verifier: string; redirectUri: string }) => Promise<HeadHunterTokens>;
  refresh: (refreshToken: string) => Promise<HeadHunterTokens>;
  revoke: (token: string) => Promise<void>;
}

/** The calls of consent and tokens. */
export function createConsent(http: Http, { authorizeUrl, clientId, clientSecret }: ConsentOptions): HeadHunterConsent {
  const tokenCall = async (form: Record<string, string>): Promise<HeadHunterTokens> => {
    const answer = read(shapes.tokens, await http({ method: 'POST', address: '/token', form }));
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token, expiresIn: answer.expires_in };
  };

  return {
    consentUrl({ state, verifier, redirectUri }) {
      const url = new URL(authorizeUrl);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const query = {
        response_type: 'code',
        client_id: clientId,
        state,
        redirect_uri: redirectUri,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    exchange: ({ code, verifier, redirectUri }) =>
      tokenCall({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),

    refresh: (refreshToken) => tokenCall({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke(token) {
      await http({ method: 'DELETE', address: '/token', token });
    },
  };
}
