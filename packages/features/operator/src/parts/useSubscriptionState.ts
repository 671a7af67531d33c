import type { SubscriptionStatus } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { operatorMessages } from '../messages/index.ts';

/** Words what a subscription is: as its holder reads it, and what only operators see. */
export function useSubscriptionState(): (status: SubscriptionStatus) => string {
  const t = useMessages(operatorMessages);
  const words = useWords();
  return (status) => (status === 'scheduled' ? t('subscriptions.scheduled') : words('subscription', status));
}
