import { getConversation } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { useEffect, useEffectEvent } from 'react';
import { fromProvider } from '../model/conversation.ts';
import type { Conversation } from '../model/conversation.ts';

/** Fetches a conversation that this device does not have, and tells of it once: of none that can be gone on with. */
export function useStoredConversation(
  id: string | undefined,
  onFound: (found: Conversation | undefined) => void,
): void {
  const query = useQuery(getConversation, id === undefined ? null : { params: { id } });
  const tell = useEffectEvent(() => {
    if (query.status === 'error') onFound(undefined);
    if (query.status === 'ready') onFound(query.data.vacancy_id === undefined ? fromProvider(query.data) : undefined);
  });
  useEffect(() => tell(), [query.status]);
}
