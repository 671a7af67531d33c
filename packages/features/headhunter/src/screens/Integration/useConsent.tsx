import type { connectHeadHunter } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { isConsentAddress } from '../../model/safeLink.ts';

/** Begins to connect: asks for HeadHunter's address and goes there, if it is one to go to. */
export function useConsent({ run, isPending }: Command<typeof connectHeadHunter>, onLeave: (address: string) => void) {
  const t = useMessages(headhunterMessages);
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
        return setTrouble(<ProblemSentence error={result.error} fallback={t('integration.connectFailed')} />);
      const { url } = result.data;
      if (url === undefined) return setTrouble(t('integration.connectFailed'));
      if (!isConsentAddress(url)) return setTrouble(t('integration.unsafe'));
      setLeaving(true);
      onLeave(url);
    },
  };
}
