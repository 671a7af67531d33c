import type { finishHeadHunterConnection } from '@kasb/contract';
import { KeptText, ProblemSentence } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { readReturned } from '../../model/returned.ts';
import type { ReturnQuery } from '../../model/returned.ts';

interface Notice {
  tone: 'positive' | 'warning' | 'critical';
  text: ReactNode;
}

/** Ends connecting with what HeadHunter sent back, once, and has the address cleaned. */
export function useReturn(
  query: ReturnQuery,
  { run }: Command<typeof finishHeadHunterConnection>,
  onReturned: (() => void) | undefined,
) {
  // The host takes it off the address while it is being worked on.
  const [returned] = useState(() => readReturned(query));
  const [isFinishing, setFinishing] = useState(returned.kind === 'finish');
  const [notice, setNotice] = useState<Notice | undefined>(() => {
    if (returned.kind === 'denied')
      return { tone: 'warning', text: <KeptText messages={headhunterMessages} text="integration.denied" /> };
    if (returned.kind === 'broken')
      return { tone: 'critical', text: <KeptText messages={headhunterMessages} text="integration.returnedError" /> };
    return undefined;
  });
  const finish = useEffectEvent(async () => {
    if (returned.kind === 'no') return;
    if (returned.kind === 'finish') {
      const result = await run({ body: { code: returned.code, state: returned.state } });
      setNotice(
        result.ok
          ? { tone: 'positive', text: <KeptText messages={headhunterMessages} text="integration.finished" /> }
          : {
              tone: 'critical',
              text: (
                <ProblemSentence
                  error={result.error}
                  messages={headhunterMessages}
                  fallback="integration.finishFailed"
                />
              ),
            },
      );
      setFinishing(false);
    }
    onReturned?.();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only after the call has answered
  useEffect(() => void finish(), []);
  return { isFinishing, notice, clear: () => setNotice(undefined) };
}
