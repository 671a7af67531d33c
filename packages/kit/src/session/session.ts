import { ApiError } from '@kasb/contract';
import type { User } from '@kasb/contract';
import type { SessionHint } from './hint.ts';
import { forgetPerson } from './storage.ts';
import type { SessionStorage } from './storage.ts';

/** How long a cached user is trusted without asking the provider, in milliseconds (docs/domain.md#session). */
export const USER_CACHE_MS = 300_000;

const TOKEN_KEY = 'kasb.token';
/** Where the cached user is stored, which tells other tabs of a sign-in or its end. */
export const USER_KEY = 'kasb.user';
const SKIP_KEY = 'kasb.skipCheck';

/**
 * Who is here. A visitor with `isExpired` was signed in until a call answered 401, and did not sign out.
 * `unavailable` means that the provider could not be asked, so nobody is sent away.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'visitor'; isExpired?: true }
  | { status: 'signedIn'; user: User }
  | { status: 'unavailable'; error: ApiError };

/** The session of one provider: a small store, read through `useSession`. */
export interface Session {
  subscribe: (listener: () => void) => () => void;
  getState: () => SessionState;
  /** The bearer token; none where the session is a cookie of the page's own origin. */
  getToken: () => string | null;
  /** Looks at the cache, then at the provider. Called once by `KasbProvider`, and again to retry. */
  start: () => Promise<void>;
  /** Stores what a successful sign-in answered. */
  signIn: (answer: { user: User; token?: string | null }) => void;
  /** Clears everything and skips the next automatic check. */
  signOut: () => void;
  /** Clears the cached user and the token after a 401. */
  expire: () => void;
  /** Replaces the user, as after the profile was saved. */
  setUser: (user: User) => void;
  /** Asks for the user again when the cache has run out; a failure other than 401 keeps the present one. */
  refreshIfStale: () => Promise<void>;
  /** Takes over what another tab has stored since: that somebody signed in or out there. */
  follow: () => void;
}

interface SessionOptions {
  storage: SessionStorage;
  /**
   * Given where the provider is of the page's own origin: its cookie then is the session, and no token is kept where
   * a script could read it. Without a hint of one nobody is asked for.
   */
  hint?: SessionHint;
  fetchUser: () => Promise<User>;
  /** @default Date.now */
  now?: () => number;
}

/** Makes a session store. */
export function createSession({ storage, hint, fetchUser, now = Date.now }: SessionOptions): Session {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (user: User) => {
    storage.setItem(USER_KEY, JSON.stringify({ user, at: now() }));
    hint?.set();
    set({ status: 'signedIn', user });
  };
  const clear = () => {
    storage.removeItem(USER_KEY);
    storage.removeItem(TOKEN_KEY);
    hint?.clear();
  };
  const expire = () => {
    clear();
    const isExpired = state.status === 'signedIn' || (state.status === 'visitor' && state.isExpired);
    set(isExpired ? { status: 'visitor', isExpired } : { status: 'visitor' });
  };
  const check = async () => {
    const before = storage.getItem(USER_KEY);
    try {
      keep(await fetchUser());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const present = storage.getItem(USER_KEY);
      // Somebody signed in meanwhile, here or in another tab: the question was not about them.
      if (present !== null && present !== before) return;
      if (error.status === 401 || error.status === 403) expire();
      else if (state.status !== 'signedIn') set({ status: 'unavailable', error });
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    getToken: () => (hint ? null : storage.getItem(TOKEN_KEY)),
    async start() {
      if (storage.getItem(SKIP_KEY)) {
        storage.removeItem(SKIP_KEY);
        return set({ status: 'visitor' });
      }
      const cached = readCache(storage);
      if (cached && now() - cached.at < USER_CACHE_MS) return set({ status: 'signedIn', user: cached.user });
      if (hint && !hint.isSet()) {
        clear();
        return set({ status: 'visitor' });
      }
      if (state.status === 'unavailable') set({ status: 'loading' });
      await check();
    },
    signIn({ user, token }) {
      storage.removeItem(SKIP_KEY);
      if (token && !hint) storage.setItem(TOKEN_KEY, token);
      keep(user);
    },
    signOut() {
      clear();
      forgetPerson();
      storage.setItem(SKIP_KEY, '1');
      set({ status: 'visitor' });
    },
    expire,
    setUser: keep,
    async refreshIfStale() {
      const cached = readCache(storage);
      if (state.status === 'signedIn' && (!cached || now() - cached.at >= USER_CACHE_MS)) await check();
    },
    follow() {
      const cached = readCache(storage);
      if (cached) set({ status: 'signedIn', user: cached.user });
      else if (state.status === 'signedIn') set({ status: 'visitor', isExpired: true });
    },
  };
}

function readCache(storage: SessionStorage): { user: User; at: number } | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(USER_KEY) ?? 'null');
    const { user, at } = (value ?? {}) as { user?: User; at?: unknown };
    return user && typeof user.id === 'string' && typeof at === 'number' ? { user, at } : null;
  } catch {
    return null;
  }
}
