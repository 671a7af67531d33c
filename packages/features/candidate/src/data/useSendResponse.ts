import { respondToVacancy } from '@kasb/contract';
import type { ResponseBody } from '@kasb/contract';
import { useCommand, useIdempotencyKey } from '@kasb/kit';
import { responseReads } from './responseReads.ts';

/** Sends a response; the same one is sent once, however often it is tried. */
export function useSendResponse() {
  const respond = useCommand(respondToVacancy, { touches: responseReads });
  const headersOf = useIdempotencyKey();
  return {
    isPending: respond.isPending,
    run: (body: ResponseBody) => respond.run({ body }, { headers: headersOf(body) }),
  };
}
