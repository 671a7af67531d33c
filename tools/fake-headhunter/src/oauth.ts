import { createHash, randomBytes } from 'node:crypto';
import { refuse, refuseToken, Refusal } from './answer.ts';
import type { Answer } from './answer.ts';
import { consentPage } from './consentPage.ts';
import type { Account, World } from './world.ts';

interface Grant {
  account: Account;
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
  state: 'valid' | 'revoked' | 'replaced';
}

interface Code {
  account: Account;
  redirectUri: string;
  challenge: string | null;
  expiresAt: number;
  isUsed: boolean;
}

interface OAuthOptions {
  world: World;
  clientId: string;
  clientSecret: string;
  /** Where consents may lead back to: each must begin with one of these; none means anywhere. */
  redirectUris: readonly string[];
  /** How long an access token lives, in seconds. */
  tokenSeconds: () => number;
  /** Access tokens that are good from the beginning and never end, by the ids of their accounts. */
  tokens: Readonly<Record<string, string>>;
  clock: () => number;
}

const codeMs = 10 * 60_000;
const secret = (prefix: string) => `${prefix}${randomBytes(24).toString('hex').toUpperCase()}`;

/** Consents, codes and tokens. */
export class OAuth {
  private readonly codes = new Map<string, Code>();
  private grants: Grant[] = [];
  private readonly options: OAuthOptions;

  constructor(options: OAuthOptions) {
    this.options = options;
    for (const [id, accessToken] of Object.entries(options.tokens)) {
      const account = options.world.accounts.find((known) => known.id === id);
      if (!account) throw new Error(`No account ${id}`);
      this.grants.push({ account, accessToken, refreshToken: secret('REFRESH'), expiresAt: Infinity, state: 'valid' });
    }
  }

  /** The page that asks for consent. */
  authorize(query: URLSearchParams): Answer {
    this.checkConsent(query);
    return { status: 200, body: consentPage(this.options.world.accounts, query) };
  }

  /** What the person decided on that page: leads back with a code or with an error. */
  decide(form: URLSearchParams): Answer {
    this.checkConsent(form);
    const location = new URL(form.get('redirect_uri') ?? '');
    const account = this.options.world.accounts.find(
      ({ id }) => id === (form.get('account') ?? this.options.world.accounts[0]?.id),
    );
    if (form.get('decision') === 'deny' || !account) location.searchParams.set('error', 'access_denied');
    else {
      const code = secret('C');
      const expiresAt = this.options.clock() + codeMs;
      this.codes.set(code, {
        account,
        redirectUri: form.get('redirect_uri') ?? '',
        challenge: form.get('code_challenge'),
        expiresAt,
        isUsed: false,
      });
      location.searchParams.set('code', code);
    }
    const state = form.get('state');
    if (state !== null) location.searchParams.set('state', state);
    return { status: 302, headers: { location: location.href } };
  }

  private checkConsent(query: URLSearchParams): void {
    const { clientId, redirectUris } = this.options;
    const redirectUri = query.get('redirect_uri') ?? '';
    const isKnown =
      redirectUris.length === 0
        ? /^https?:\/\//.test(redirectUri)
        : redirectUris.some((known) => redirectUri.startsWith(known));
    const isWhole = query.get('response_type') === 'code' && query.get('client_id') === clientId;
    const isPlain = query.has('code_challenge') && query.get('code_challenge_method') !== 'S256';
    if (!isKnown || !isWhole || isPlain)
      throw new Refusal({ status: 400, body: '<h1>Неверный запрос авторизации</h1>' });
  }

  /** Gives tokens for a code or for a refresh token. */
  token(form: URLSearchParams): Answer {
    const kind = form.get('grant_type');
    if (kind === 'authorization_code') return this.exchange(form);
    if (kind === 'refresh_token') return this.refresh(form.get('refresh_token') ?? '');
    throw refuseToken('unsupported_grant_type', 'unsupported grant_type');
  }

  private exchange(form: URLSearchParams): Answer {
    const { clientId, clientSecret, clock } = this.options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      throw refuseToken('invalid_client', 'client_id or client_secret not found');
    }
    const code = this.codes.get(form.get('code') ?? '');
    if (!code) throw refuseToken('invalid_request', 'code not found');
    if (code.isUsed) throw refuseToken('invalid_grant', 'code has already been used');
    if (code.expiresAt <= clock()) throw refuseToken('invalid_grant', 'code expired');
    if (code.redirectUri !== form.get('redirect_uri')) throw refuseToken('invalid_request', 'bad redirect url');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code.challenge !== null && code.challenge !== challenge) throw refuseToken('invalid_grant', 'bad token');
    code.isUsed = true;
    return this.give(code.account);
  }

  private refresh(token: string): Answer {
    const grant = this.grants.find(({ refreshToken }) => refreshToken === token);
    if (!grant) throw refuseToken('invalid_request', 'token not found');
    if (grant.state === 'replaced') throw refuseToken('invalid_grant', 'token has already been refreshed');
    if (grant.state === 'revoked') throw refuseToken('invalid_grant', 'token was revoked');
    if (grant.expiresAt > this.options.clock()) throw refuseToken('invalid_grant', 'token not expired');
    grant.state = 'replaced';
    return this.give(grant.account);
  }

  private give(account: Account): Answer {
    const seconds = this.options.tokenSeconds();
    const grant: Grant = {
      account,
      accessToken: secret('USER'),
      refreshToken: secret('REFRESH'),
      expiresAt: this.options.clock() + seconds * 1000,
      state: 'valid',
    };
    this.grants.push(grant);
    return {
      status: 200,
      body: {
        access_token: grant.accessToken,
        token_type: 'bearer',
        expires_in: seconds,
        refresh_token: grant.refreshToken,
      },
    };
  }

  /** Whose token it is. @throws Refusal 403 */
  identify(authorization: string | undefined): Account {
    const token = /^bearer (.+)$/i.exec(authorization ?? '')?.[1];
    const grant = this.grants.find(({ accessToken }) => accessToken === token);
    if (!grant || grant.state === 'replaced') throw refuse(403, 'oauth', 'bad_authorization');
    if (grant.state === 'revoked') throw refuse(403, 'oauth', 'token_revoked');
    if (grant.expiresAt <= this.options.clock()) throw refuse(403, 'oauth', 'token_expired');
    return grant.account;
  }

  /** Revokes the token of a request. */
  revoke(authorization: string | undefined): Answer {
    const account = this.identify(authorization);
    for (const grant of this.grants)
      if (grant.account === account && authorization?.endsWith(grant.accessToken)) grant.state = 'revoked';
    return { status: 204 };
  }

  /** Makes every access token end now. */
  expireAll(): void {
    for (const grant of this.grants) grant.expiresAt = Math.min(grant.expiresAt, this.options.clock());
  }

  /** Takes every consent back. */
  revokeAll(): void {
    for (const grant of this.grants) if (grant.state === 'valid') grant.state = 'revoked';
  }

  /** How many tokens are good. */
  get validCount(): number {
    return this.grants.filter(({ state }) => state === 'valid').length;
  }
}
