import { ApiError } from '@kasb/contract';
import type { PublishStatus, Subscription } from '@kasb/contract';
import type { QueryState } from '@kasb/kit';
import { expect, it } from 'vitest';
import { gateOf } from './gate.ts';
import type { Plan } from './gate.ts';

const vacancy = { id: 'v1', moderation_status: 'approved', vacancy_status: 'active' };
const subscription = (used: number, limit: number | undefined) =>
  ({ vacancy_postings_used: used, vacancy_postings_limit: limit }) as Subscription;
const plan: Plan = { status: 'active', subscription: subscription(3, 10) };
const said = (data: Partial<PublishStatus>): QueryState<PublishStatus> => ({
  status: 'ready',
  data: { canPublish: false, cooldownEnds: undefined, lastPublished: undefined, ...data },
  isRefreshing: false,
  refresh: () => undefined,
});
const ready = said({ canPublish: true });
const loading: QueryState<PublishStatus> = { status: 'loading' };

it.each(['pending', 'rejected', 'needs_revision', 'unheard-of'])(
  'is shut by moderation %s before anything else',
  (status) => {
    expect(gateOf({ ...vacancy, moderation_status: status }, { status: 'checking' }, loading)).toEqual({
      kind: 'moderation',
      status,
    });
  },
);

it('opens without moderation', () => {
  expect(gateOf({ ...vacancy, moderation_status: undefined }, plan, ready)).toEqual({ kind: 'ready' });
});

it('asks for the plan before the status', () => {
  expect(gateOf(vacancy, { status: 'checking' }, ready)).toEqual({ kind: 'checking' });
  expect(gateOf(vacancy, { status: 'none' }, loading)).toEqual({ kind: 'noPlan' });
  expect(gateOf(vacancy, plan, loading)).toEqual({ kind: 'checking' });
  expect(
    gateOf(vacancy, plan, { status: 'error', error: new ApiError({ kind: 'network' }), retry: () => undefined }),
  ).toEqual({ kind: 'statusFailed' });
});

it('finds the reason of a refusal', () => {
  const endsAt = '2025-06-17T09:00:00+05:00';
  expect(gateOf({ ...vacancy, vacancy_status: 'paused' }, plan, said({ cooldownEnds: endsAt }))).toEqual({
    kind: 'cooldown',
    endsAt,
  });
  expect(gateOf({ ...vacancy, vacancy_status: 'paused' }, plan, said({}))).toEqual({ kind: 'notActive' });
  expect(gateOf(vacancy, { status: 'active', subscription: subscription(10, 10) }, said({}))).toEqual({
    kind: 'noPostings',
  });
  expect(gateOf(vacancy, { status: 'active', subscription: subscription(99, undefined) }, said({}))).toEqual({
    kind: 'unavailable',
  });
  expect(gateOf(vacancy, { status: 'active', subscription: undefined }, said({}))).toEqual({ kind: 'unavailable' });
});
