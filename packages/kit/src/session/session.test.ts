import { ApiError } from '@kasb/contract';
import type { User } from '@kasb/contract';
import { describe, expect, it, vi } from 'vitest';
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

function stand(fetchUser: () => Promise<User> = async () => user) {
  const storage = memoryStorage();
  const clock = { now: 1_000_000 };
  const asked = vi.fn<() => Promise<User>>(fetchUser);
  return { storage, clock, asked, session: createSession({ storage, fetchUser: asked, now: () => clock.now }) };
}

describe('session', () => {
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
