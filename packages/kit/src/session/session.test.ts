import { ApiError } from '@kasb/contract';
import type { User } from '@kasb/contract';
import { describe, expect, it, vi } from 'vitest';
import type { SessionHint } from './hint.ts';
import { createSession, USER_CACHE_MS } from './session.ts';
import { memoryStorage } from './storage.ts';

const user: User = {
  id: 'u1',
  firstName: 'Азиз',
  lastName: 'Каримов',
  phone: '998901234567',
  role: 'employer',
  phoneVerified: true,
};

function stand(fetchUser: () => Promise<User> = async () => user, hint?: SessionHint) {
  const storage = memoryStorage();
  const clock = { now: 1_000_000 };
  const asked = vi.fn<() => Promise<User>>(fetchUser);
  return { storage, clock, asked, session: createSession({ storage, hint, fetchUser: asked, now: () => clock.now }) };
}

/** A session whose provider is of the page's own origin: its cookie is beyond any script, its hint is not. */
function ownStand(hasHint: boolean, fetchUser?: () => Promise<User>) {
  const present = { isSet: hasHint };
  const hint: SessionHint = {
    isSet: () => present.isSet,
    set: () => void (present.isSet = true),
    clear: () => void (present.isSet = false),
  };
  return { present, ...stand(fetchUser, hint) };
}

const refused = async () => {
  throw new ApiError({ kind: 'http', status: 401 });
};

/** The browser's storage, which tells its keys as an object does. */
class BrowserStorage {
  [key: string]: unknown;
  removeItem(key: string): void {
    delete this[key];
  }
}

describe('session', () => {
  it('leaves nothing that a person typed on a device where they signed out', async () => {
    const kept = { 'kasb.respond.v1': '{}', 'kasb.interview.t1': '{}', 'kasb.applicationsView': 'board', other: '1' };
    const own = ['kasb.draft.u1.new', 'kasb.resume.u1.r1.about', 'kasb.application.a1.colleagues', 'kasb.log'];
    const local = Object.assign(new BrowserStorage(), kept, Object.fromEntries(own.map((key) => [key, 'x'])));
    vi.stubGlobal('localStorage', local);
    const { session } = stand();
    session.signIn({ user });
    session.expire();
    expect(Object.keys(local)).toEqual(expect.arrayContaining(own));
    session.signIn({ user });
    session.signOut();
    expect({ ...local }).toEqual(kept);
    vi.unstubAllGlobals();
  });

  it('trusts a cached user for less than five minutes', async () => {
    const { session, storage, clock, asked } = stand();
    storage.setItem('kasb.user', JSON.stringify({ user, at: clock.now - USER_CACHE_MS + 1 }));
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks again when the cache is exactly five minutes old, and forgets a person who is gone', async () => {
    const { session, storage, clock } = stand(async () => {
      throw new ApiError({ kind: 'http', status: 401 });
    });
    storage.setItem('kasb.token', 'tok1');
    storage.setItem('kasb.user', JSON.stringify({ user, at: clock.now - USER_CACHE_MS }));
    await session.start();
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(storage.getItem('kasb.user')).toBeNull();
    expect(session.getToken()).toBeNull();
  });

  it('signs nobody out because the line is dead', async () => {
    const { session, storage } = stand(async () => {
      throw new ApiError({ kind: 'network' });
    });
    storage.setItem('kasb.token', 'tok1');
    await session.start();
    expect(session.getState().status).toBe('unavailable');
    expect(session.getToken()).toBe('tok1');
  });

  it('refreshes in silence when the cache has run out, and keeps the person if that fails', async () => {
    let isDown = false;
    const { session, clock, asked } = stand(async () => {
      if (isDown) throw new ApiError({ kind: 'http', status: 503 });
      return { ...user, firstName: 'Азизбек' };
    });
    session.signIn({ user, token: 'tok1' });
    await session.refreshIfStale();
    expect(asked).not.toHaveBeenCalled();
    clock.now += USER_CACHE_MS;
    await session.refreshIfStale();
    expect(session.getState()).toMatchObject({ user: { firstName: 'Азизбек' } });
    isDown = true;
    clock.now += USER_CACHE_MS;
    await session.refreshIfStale();
    expect(session.getState()).toMatchObject({ status: 'signedIn' });
  });

  it('skips exactly one automatic check after signing out', async () => {
    const { session, storage, asked } = stand();
    session.signIn({ user, token: 'tok1' });
    session.signOut();
    expect(storage.getItem('kasb.token')).toBeNull();
    await session.start();
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(asked).not.toHaveBeenCalled();
    await session.start();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('tells a session that ended from a visitor and from somebody who signed out', async () => {
    const { session } = stand();
    session.expire();
    expect(session.getState()).toEqual({ status: 'visitor' });
    session.signIn({ user, token: 'tok1' });
    session.expire();
    session.expire();
    expect(session.getState()).toEqual({ status: 'visitor', isExpired: true });
    session.signIn({ user, token: 'tok2' });
    session.signOut();
    expect(session.getState()).toEqual({ status: 'visitor' });
  });

  it('survives a cache that is not what it wrote', async () => {
    const { session, storage, asked } = stand();
    storage.setItem('kasb.user', '{"user":5');
    await session.start();
    expect(asked).toHaveBeenCalledOnce();
    expect(session.getState().status).toBe('signedIn');
  });

  it('tells its listeners', () => {
    const { session } = stand();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    session.signIn({ user });
    stop();
    session.signOut();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('M5: a session on the own origin', () => {
  it('keeps no token where a script could read it', () => {
    const { session, storage } = ownStand(false);
    session.signIn({ user, token: 'tok1' });
    expect(storage.getItem('kasb.token')).toBeNull();
    expect(session.getToken()).toBeNull();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('asks for nobody where nothing hints at a session', async () => {
    const { session, asked } = ownStand(false);
    await session.start();
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks where something does, though the cache is gone', async () => {
    const { session, asked } = ownStand(true);
    await session.start();
    expect(asked).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('leaves a hint that ends with the session', async () => {
    const { session, present } = ownStand(false, refused);
    session.signIn({ user, token: 'tok1' });
    expect(present.isSet).toBe(true);
    session.signOut();
    expect(present.isSet).toBe(false);
    session.signIn({ user });
    session.expire();
    expect(present.isSet).toBe(false);
  });

  it('forgets a hint that was wrong, and one that nobody can check stays', async () => {
    const wrong = ownStand(true, refused);
    await wrong.session.start();
    expect([wrong.session.getState().status, wrong.present.isSet]).toEqual(['visitor', false]);
    const offline = ownStand(true, async () => {
      throw new ApiError({ kind: 'network' });
    });
    await offline.session.start();
    expect([offline.session.getState().status, offline.present.isSet]).toEqual(['unavailable', true]);
  });
});

describe('a session in another tab', () => {
  /** Two tabs of one browser. */
  function tabs() {
    const first = stand();
    return {
      first: first.session,
      second: createSession({ ...first, fetchUser: first.asked, now: () => first.clock.now }),
    };
  }

  it('that ends ends here', async () => {
    const { first, second } = tabs();
    first.signIn({ user });
    await second.start();
    first.signOut();
    second.follow();
    expect(second.getState()).toEqual({ status: 'visitor', isExpired: true });
  });

  it('that begins begins here, and is of the person who signed in last', async () => {
    const { first, second } = tabs();
    first.signIn({ user });
    await second.start();
    first.signOut();
    second.follow();
    first.signIn({ user: { ...user, id: 'u2', firstName: 'Лола' } });
    second.follow();
    expect(second.getState()).toMatchObject({ status: 'signedIn', user: { id: 'u2' } });
  });

  it('that only renews its stale cache is no end', async () => {
    const { session, storage, clock } = stand();
    session.signIn({ user });
    clock.now += USER_CACHE_MS;
    const later = createSession({ storage, fetchUser: () => new Promise(() => {}), now: () => clock.now });
    void later.start();
    session.follow();
    expect(session.getState().status).toBe('signedIn');
  });

  it('that begins while it is asked here who is there stays, whatever the answer', async () => {
    const question = Promise.withResolvers<User>();
    const { session, storage, clock } = stand(() => question.promise);
    const asking = session.start();
    storage.setItem('kasb.user', JSON.stringify({ user, at: clock.now }));
    session.follow();
    question.reject(new ApiError({ kind: 'http', status: 401 }));
    await asking;
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(storage.getItem('kasb.user')).not.toBeNull();
  });
});
