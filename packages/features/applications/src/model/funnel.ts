import type { SettableApplicationStatus } from '@kasb/contract';

/** Statuses that an employer may set, in the order of the keys 1 to 5: along the funnel, the refusal last. */
export const settable = [
  'screening',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const satisfies readonly SettableApplicationStatus[];

/** Every status in the order in which lists offer them. */
export const inOrder = ['applied', ...settable] as const;

/** The status that a key sets: '1' to '5'. */
export function statusOfKey(key: string): SettableApplicationStatus | undefined {
  return /^[1-5]$/.test(key) ? settable[Number(key) - 1] : undefined;
}

/** The next step of a candidate who goes on; none after the end of the funnel. */
export function nextStep(status: string | undefined): 'screening' | 'interview' | 'offer' | 'hired' | undefined {
  const steps = { applied: 'screening', screening: 'interview', interview: 'offer', offer: 'hired' } as const;
  return Object.hasOwn(steps, status ?? '') ? steps[status as keyof typeof steps] : undefined;
}

/** The words of the button that takes the next step. */
export const stepWords = {
  screening: 'status.toScreening',
  interview: 'status.toInterview',
  offer: 'status.toOffer',
  hired: 'status.toHired',
} as const;
