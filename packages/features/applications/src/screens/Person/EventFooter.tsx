import type { ApplicationEvent } from '@kasb/contract';
import { ProblemSentence, useFormat, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useMessageCancelling, useNotes } from '../../data/useFeed.ts';
import { personMessages } from '../../messages/person/index.ts';

export interface EventFooterProps {
  event: ApplicationEvent;
  applicationId: string;
}

/** Whether a message of the company's was read, delivered, or waits and can be cancelled. */
export function Delivery({ event, applicationId }: EventFooterProps) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const toasts = useToasts();
  const cancelling = useMessageCancelling(applicationId);
  const { id, by, is_seen: isSeen, channels, send_after: sendAfter } = event;
  if (by?.side === 'candidate') return null;
  if (sendAfter !== undefined) {
    const cancel = async () => {
      const result = await cancelling.run(id);
      const text = result.ok ? (
        t('feed.cancelled')
      ) : (
        <ProblemSentence error={result.error} messages={personMessages} fallback="feed.cancelFailed" />
      );
      toasts.show({ tone: result.ok ? 'positive' : 'critical', text });
    };
    return (
      <>
        <span>
          <Clock aria-hidden />
          <span>{` ${t('feed.held', { time: format.time(sendAfter) })}`}</span>
        </span>
        <Button variant="quiet" size="sm" isPending={cancelling.isPending} onPress={() => void cancel()}>
          {t('undo')}
        </Button>
      </>
    );
  }
  const stateOf = (state: string) => channels.some((each) => each.channel === 'telegram' && each.state === state);
  // On the site it stands all the same, and may yet be read there.
  const isLost = stateOf('failed');
  const said = isSeen ? 'feed.seen' : stateOf('delivered') ? 'feed.delivered' : isLost ? 'feed.undelivered' : undefined;
  if (said === undefined) return null;
  const Icon = said === 'feed.undelivered' ? CircleAlert : CheckCheck;
  return (
    <span>
      <Icon aria-hidden />
      <span>{` ${t(said)}`}</span>
    </span>
  );
}

/** What the author of a note can do with it. */
export function OwnNote({ event, applicationId }: EventFooterProps) {
  const t = useMessages(personMessages);
  const toasts = useToasts();
  const { remove } = useNotes(applicationId);
  const onDelete = async () => {
    const result = await remove(event.id);
    if (result.ok) return;
    toasts.show({
      tone: 'critical',
      text: <ProblemSentence error={result.error} messages={personMessages} fallback="changeFailed" />,
    });
  };
  return (
    <Button variant="quiet" size="sm" onPress={() => void onDelete()}>
      {t('delete')}
    </Button>
  );
}
