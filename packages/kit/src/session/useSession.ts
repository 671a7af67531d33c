'use client';
import { logout } from '@kasb/contract';
import { useSyncExternalStore } from 'react';
import { useKasb } from '../provider/kasbContext.ts';
import type { Session, SessionState } from './session.ts';

/** What a screen may do with the session. */
export interface SessionAccess extends Pick<Session, 'signIn' | 'setUser' | 'start'> {
  state: SessionState;
  /** Tells the provider, then clears this device in any case: a dead line never keeps anybody signed in. */
  signOut: () => Promise<void>;
}

const loading: SessionState = { status: 'loading' };

/** Who is signed in, and the ways to change it (docs/domain.md#session). */
export function useSession(): SessionAccess {
  const { session, client } = useKasb();
  const state = useSyncExternalStore(session.subscribe, session.getState, () => loading);
  return {
    state,
    signIn: session.signIn,
    setUser: session.setUser,
    start: session.start,
    async signOut() {
      await client.send(logout, {}).catch(() => undefined);
      session.signOut();
    },
  };
}

/** The signed-in user, or undefined. */
export function useUser() {
  const { state } = useSession();
  return state.status === 'signedIn' ? state.user : undefined;
}
