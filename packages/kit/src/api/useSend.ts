import type { AnswerOf, Arguments, Endpoint, SendOptions } from '@kasb/contract';
import { useKasb } from '../provider/kasbContext.ts';
import { resultOf } from './query.ts';
import type { Result } from './result.ts';

/** Sends a call that changes something, and keeps nothing of it: who sends it is not drawn anew. */
export type Send = <E extends Endpoint>(
  endpoint: E,
  args: Arguments<E>,
  options?: SendOptions,
) => Promise<Result<AnswerOf<E>>>;

/** Gives the way to send calls that change something, for those whose waiting and failing others show. */
export function useSend(): Send {
  const { client } = useKasb();
  return (endpoint, args, options) => resultOf(async () => (await client.send(endpoint, args, options)).data);
}
