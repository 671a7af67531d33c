import { getConversation } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { Page, Spinner } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { fromProvider } from '../../model/conversation.ts';
import type { Conversation } from '../../model/conversation.ts';

export interface StoredConversationProps {
  conversationId: string;
  /** Called once, with nothing when there is no such conversation to go on with. */
  onFound: (conversation: Conversation | undefined) => void;
}

/** Fetches a conversation that this device does not have. */
export function StoredConversation({ conversationId, onFound }: StoredConversationProps) {
  const query = useQuery(getConversation, { params: { id: conversationId } });
  const tell = useEffectEvent(() => {
    if (query.status === 'error') onFound(undefined);
    if (query.status === 'ready') onFound(query.data.vacancy_id === undefined ? fromProvider(query.data) : undefined);
  });
  useEffect(() => tell(), [query.status]);
  return (
    <Page>
      <Spinner size={32} />
    </Page>
  );
}
