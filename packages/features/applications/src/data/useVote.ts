import { voteForApplication } from '@kasb/contract';
import type { Application, VoteValue } from '@kasb/contract';
import { getApplication, listApplicationFeed } from '@kasb/contract';
import { useOptimistic, useSend } from '@kasb/kit';

/** The person's vote: seen at once, sent in the order of the presses, taken back where one fails. */
export function useVote() {
  const send = useSend();
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, value: VoteValue) => send(voteForApplication, { params: { id }, body: { value } }),
    touches: [getApplication, listApplicationFeed],
  });
  return { change, voteOf: (application: Application) => valueOf(application) ?? application.votes?.mine };
}
