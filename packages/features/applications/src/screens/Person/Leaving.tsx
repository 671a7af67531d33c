import { useMessages, useUser } from '@kasb/kit';
import { Avatar, Button, FeedEntry } from '@kasb/ui';
import { personMessages } from '../../messages/person/index.ts';
import type { Outgoing } from '../../model/outbox.ts';
import type { Outbox } from './useOutbox.tsx';

export interface LeavingProps {
  message: Outgoing;
  outbox: Outbox;
}

/** A message on its way: for a moment it can be taken back. */
export function Leaving({ message, outbox }: LeavingProps) {
  const t = useMessages(personMessages);
  const user = useUser();
  return (
    <FeedEntry
      mark={<Avatar name={[user?.firstName, user?.lastName].filter(Boolean).join(' ')} size={28} />}
      title={t('you')}
      tone="own"
      footer={
        message.isLeft ? (
          <span role="status">{t('sending')}</span>
        ) : (
          <>
            <span role="status">{t('feed.leaving')}</span>
            <Button variant="quiet" size="sm" onPress={() => outbox.takeBack(message.id)}>
              {t('undo')}
            </Button>
          </>
        )
      }
    >
      {message.text}
    </FeedEntry>
  );
}
