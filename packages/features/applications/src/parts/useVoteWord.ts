import { useMessages } from '@kasb/kit';
import { personMessages } from '../messages/person/index.ts';

const keys = new Map([
  ['no', 'no'],
  ['rather_no', 'vote.ratherNo'],
  ['rather_yes', 'vote.ratherYes'],
  ['yes', 'yes'],
] as const);

/** Says a vote in its word, one that is unknown as it came. */
export function useVoteWord() {
  const t = useMessages(personMessages);
  return (vote = ''): string => {
    const key = (keys as ReadonlyMap<string, Parameters<typeof t>[0]>).get(vote);
    return key === undefined ? vote : t(key);
  };
}
