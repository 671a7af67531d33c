import { getConversation } from '@kasb/contract';
import { match, useQuery } from '@kasb/kit';
import { useEffect, useEffectEvent } from 'react';
import { fromProvider } from '../model/conversation.ts';
import type { Conversation } from '../model/conversation.ts';

/** Fetches a conversation that this device does not have, and tells of it once: of none that can be gone on with. */
export function useStoredConversation(
  id: string | undefined,
  onFound: (found: Conversation | undefined) => void,
): void {
  const query = useQuery(getConversation, id === undefined ? null : { params: { id } });
  const tell = useEffectEvent(() =>
    match(query, {
      loading: () => undefined,
      error: () => onFound(undefined),
      ready: ({ data }) => onFound(data.vacancy_id === undefined ? fromProvider(data) : undefined),
    }),
  );
  useEffect(() => tell(), [query.status]);
}
