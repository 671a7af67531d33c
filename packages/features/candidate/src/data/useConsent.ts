import { getConsentTerms, giveConsent } from '@kasb/contract';
import type { ApiError } from '@kasb/contract';
import { isLacking, useCommand, useQuery } from '@kasb/kit';

/** The terms that a press of the button agrees to, and the call that says so; a portal may have none. */
export function useConsent() {
  const terms = useQuery(getConsentTerms, {});
  const read = useCommand(getConsentTerms);
  const give = useCommand(giveConsent);
  return {
    text: terms.data?.text,
    isPending: give.isPending || read.isPending,
    /** Keeps that the person agrees. */
    async give(): Promise<ApiError | undefined> {
      let version = terms.data?.version;
      if (version === undefined) {
        const again = await read.run({});
        if (!again.ok) return isLacking(again.error) ? undefined : again.error;
        version = again.data.version;
      }
      if (version === undefined) return undefined;
      const given = await give.run({ body: { version } });
      if (given.ok || isLacking(given.error)) return undefined;
      // What stands on the page now is what the next press agrees to.
      if (given.error.is('termsChanged') && terms.status === 'ready') terms.refresh();
      return given.error;
    },
  };
}
