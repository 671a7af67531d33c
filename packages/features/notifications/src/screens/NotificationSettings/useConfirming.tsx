import { KeptText, ProblemSentence } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConfirmEmail } from '../../data/useMailbox.ts';
import { settingsMessages } from '../../messages/settings/index.ts';

/** Confirms a mailbox with what the letter to it brought, once, and has the address cleaned. */
export function useConfirming(emailToken: string | undefined, onReturned: (() => void) | undefined) {
  const toasts = useToasts();
  const { run } = useConfirmEmail();
  // The host takes it off the address while it is being worked on.
  const [token] = useState(emailToken);
  const confirm = useEffectEvent(async () => {
    if (token === undefined) return;
    const result = await run({ body: { token } });
    toasts.show(
      result.ok
        ? { text: <KeptText messages={settingsMessages} text="mail.confirmed" /> }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={settingsMessages} fallback="mail.confirmFailed" />,
          },
    );
    onReturned?.();
  });
  useEffect(() => void confirm(), []);
}
