import type { connectHeadHunter } from '@kasb/contract';
import { KeptText, ProblemSentence } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { isConsentAddress } from '../../model/safeLink.ts';

/** Begins to connect: asks for HeadHunter's address and goes there, if it is one to go to. */
export function useConsent({ run, isPending }: Command<typeof connectHeadHunter>, onLeave: (address: string) => void) {
  const [trouble, setTrouble] = useState<ReactNode>();
  const [isLeaving, setLeaving] = useState(false);
  return {
    /** The button stays busy until the page is left. */
    isPending: isPending || isLeaving,
    trouble,
    async begin() {
      setTrouble(undefined);
      const result = await run({});
      if (!result.ok)
        return setTrouble(
          <ProblemSentence error={result.error} messages={headhunterMessages} fallback="integration.connectFailed" />,
        );
      const { url } = result.data;
      if (url === undefined)
        return setTrouble(<KeptText messages={headhunterMessages} text="integration.connectFailed" />);
      if (!isConsentAddress(url))
        return setTrouble(<KeptText messages={headhunterMessages} text="integration.unsafe" />);
      setLeaving(true);
      onLeave(url);
    },
  };
}
