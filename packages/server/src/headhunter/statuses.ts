import type { ApplicationStatus, SettableApplicationStatus } from '@kasb/contract';

/** The states of HeadHunter that a status may be told as, best first. */
export const statesOf: Record<SettableApplicationStatus, readonly string[]> = {
  screening: ['consider', 'phone_interview'],
  interview: ['interview', 'assessment'],
  offer: ['offer'],
  hired: ['hired'],
  rejected: ['discard_by_employer'],
};

/** The status of a response in a state of HeadHunter's; undefined for a state that nobody foresaw. */
export function statusOf(state: string | undefined): ApplicationStatus | undefined {
  if (state === undefined) return undefined;
  if (state === 'response') return 'applied';
  if (state.startsWith('discard')) return 'rejected';
  const found = Object.entries(statesOf).find(([, states]) => states.includes(state));
  return found?.[0] as SettableApplicationStatus | undefined;
}
