import { KeptText, ProblemSentence, browserStorage } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessage } from '../../data/useFeed.ts';
import { personMessages } from '../../messages/person/index.ts';
import { createOutbox } from '../../model/outbox.ts';
import type { Outgoing } from '../../model/outbox.ts';
import { createPersonDrafts } from '../../model/personDrafts.ts';
import type { Reader } from '../../model/personDrafts.ts';

/**
 * Messages on their way: taken back within a moment, sent when one goes on, kept as a draft when they do not arrive.
 */
export function useOutbox() {
  const toasts = useToasts();
  const run = useMessage();
  const [outbox] = useState(createOutbox);
  const [drafts] = useState(() => createPersonDrafts(browserStorage()));
  // Counts what came back, so that the field reads its draft anew.
  const [returned, setReturned] = useState(0);
  const messages = useSyncExternalStore(outbox.subscribe, outbox.getMessages, outbox.getMessages);
  useEffect(() => () => outbox.flush(), [outbox]);

  const giveBack = ({ applicationId, text }: Outgoing) => {
    const typed = drafts.read(applicationId, 'candidate');
    drafts.keep(applicationId, 'candidate', typed ? `${text}\n${typed}` : text);
    drafts.keep(applicationId, 'leaving', '');
    setReturned((count) => count + 1);
  };
  const send = async (message: Outgoing) => {
    const { applicationId, text, templateId } = message;
    const result = await run(applicationId, { text, templateId }, message.id);
    if (result.ok) return drafts.keep(applicationId, 'leaving', '');
    giveBack(message);
    const failed =
      result.error.kind === 'network' ? (
        <KeptText messages={personMessages} text="offline" />
      ) : (
        <ProblemSentence error={result.error} messages={personMessages} fallback="composer.failed" />
      );
    toasts.show({ tone: 'critical', text: failed });
  };
  return {
    messages,
    drafts,
    returned,
    /** What was typed and not sent; a message that was leaving when the page was closed comes back. */
    draftOf(applicationId: string, reader: Reader): string {
      const typed = drafts.read(applicationId, reader);
      if (reader === 'colleagues' || messages.some((message) => message.applicationId === applicationId)) return typed;
      return [drafts.read(applicationId, 'leaving'), typed].filter(Boolean).join('\n');
    },
    add(applicationId: string, text: string, templateId: string | undefined) {
      drafts.keep(applicationId, 'candidate', '');
      drafts.keep(applicationId, 'leaving', text);
      outbox.add({ applicationId, text, templateId }, send);
    },
    takeBack(id: string) {
      const message = outbox.takeBack(id);
      if (message) giveBack(message);
    },
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
