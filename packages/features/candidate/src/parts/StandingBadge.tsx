import type { CandidateResponse } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Badge } from '@kasb/ui';
import type { BadgeTone } from '@kasb/ui';
import { candidateMessages } from '../messages/index.ts';
import { standingOf } from '../model/standing.ts';
import type { Standing } from '../model/standing.ts';

const tones: Record<Standing, BadgeTone> = {
  applied: 'neutral',
  viewed: 'info',
  screening: 'accent',
  interview: 'promote',
  offer: 'caution',
  hired: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

export interface StandingBadgeProps {
  response: CandidateResponse;
}

/** Where a response stands, in words; a status that nobody foresaw as it came. */
export function StandingBadge({ response }: StandingBadgeProps) {
  const t = useMessages(candidateMessages);
  const standing = standingOf(response);
  if (!standing) return response.status ? <Badge>{response.status}</Badge> : null;
  return (
    <Badge tone={tones[standing]} variant={standing === 'withdrawn' ? 'outlined' : 'soft'}>
      {t(`status.${standing}`)}
    </Badge>
  );
}
