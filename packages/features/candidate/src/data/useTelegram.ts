import { getNotificationSettings } from '@kasb/contract';
import { isTelegramConnected, match, useQuery } from '@kasb/kit';

/**
 * Whether the portal tells in Telegram, and whether the candidate is told there already; undefined until it is known,
 * and while nobody `isHere` whom it could be asked for.
 */
export function useTelegramChannel(isHere = true): 'none' | 'offered' | 'connected' | undefined {
  return match(useQuery(getNotificationSettings, isHere ? {} : null), {
    loading: () => undefined,
    error: () => 'none' as const,
    ready: ({ data }) =>
      data.channels.includes('telegram') ? (isTelegramConnected(data) ? 'connected' : 'offered') : ('none' as const),
  });
}
