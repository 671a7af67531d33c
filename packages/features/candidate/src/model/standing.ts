import type { CandidateResponse } from '@kasb/contract';

/** Where a response stands, as its candidate sees it: that it was opened counts, a withdrawal ends it. */
export const standings = [
  'applied',
  'viewed',
  'screening',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type Standing = (typeof standings)[number];

const silentMs = 14 * 24 * 60 * 60 * 1000;

/** The standing of a response; undefined for a status that nobody foresaw. */
export function standingOf({ status, viewed_at, withdrawn_at }: CandidateResponse): Standing | undefined {
  if (withdrawn_at) return 'withdrawn';
  if (status === 'applied' && viewed_at) return 'viewed';
  return standings.find((each) => each === status);
}

/** Which of the four steps a standing is: sent, opened, interview, decision. A withdrawn one is on none. */
export const stepOf: Record<Standing, 0 | 1 | 2 | 3 | undefined> = {
  applied: 0,
  viewed: 1,
  screening: 1,
  interview: 2,
  offer: 3,
  hired: 3,
  rejected: 3,
  withdrawn: undefined,
};

/** Whether an employer who has not decided has been silent for two weeks. */
export function isSilent(response: CandidateResponse, now: number): boolean {
  const { created_at, updated_at, viewed_at, last_event_at, status } = response;
  const last = Math.max(...[created_at, updated_at, viewed_at, last_event_at].map((at) => (at ? Date.parse(at) : 0)));
  return status === 'applied' && last > 0 && now - last >= silentMs;
}
