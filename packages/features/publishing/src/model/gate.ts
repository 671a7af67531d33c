import type { PublishStatus, Subscription, Vacancy } from '@kasb/contract';
import type { QueryState } from '@kasb/kit';

/** What the control needs to know of a vacancy. */
export type PublishableVacancy = Pick<Vacancy, 'id'> &
  Partial<Pick<Vacancy, 'title' | 'company_name' | 'moderation_status' | 'vacancy_status'>>;

/** The employer's plan: being asked for, absent, or there. */
export type Plan =
  | { status: 'checking' }
  | { status: 'none' }
  | { status: 'active'; subscription: Subscription | undefined };

/** What stands between a vacancy and its publication; one condition speaks at a time. */
export type Gate =
  | { kind: 'moderation'; status: string }
  | { kind: 'noPlan' }
  | { kind: 'checking' }
  | { kind: 'statusFailed' }
  | { kind: 'cooldown'; endsAt: string }
  | { kind: 'notActive' }
  | { kind: 'noPostings' }
  | { kind: 'unavailable' }
  | { kind: 'ready' };

/** Whether moderation lets a vacancy out: absent or approved. */
export function isModerated({ moderation_status: status }: PublishableVacancy): boolean {
  return status === undefined || status === 'approved';
}

/** The first condition that is not met: moderation, then the plan, then what the provider says of this vacancy. */
export function gateOf(vacancy: PublishableVacancy, plan: Plan, publishing: QueryState<PublishStatus>): Gate {
  if (!isModerated(vacancy)) return { kind: 'moderation', status: vacancy.moderation_status ?? '' };
  if (plan.status === 'none') return { kind: 'noPlan' };
  if (plan.status === 'checking') return { kind: 'checking' };
  switch (publishing.status) {
    case 'loading':
      return { kind: 'checking' };
    case 'error':
      return { kind: 'statusFailed' };
    case 'ready':
      return publishing.data.canPublish ? { kind: 'ready' } : refusalOf(vacancy, plan.subscription, publishing.data);
  }
}

// The provider only says no; the reasons it may have are tried from the surest to the vaguest.
function refusalOf(vacancy: PublishableVacancy, subscription: Subscription | undefined, status: PublishStatus): Gate {
  if (status.cooldownEnds !== undefined) return { kind: 'cooldown', endsAt: status.cooldownEnds };
  if (vacancy.vacancy_status !== undefined && vacancy.vacancy_status !== 'active') return { kind: 'notActive' };
  const { vacancy_postings_used: used = 0, vacancy_postings_limit: limit } = subscription ?? {};
  if (limit !== undefined && used >= limit) return { kind: 'noPostings' };
  return { kind: 'unavailable' };
}
