import { useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { operatorMessages } from '../messages/index.ts';

/** Copies a text, and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages(operatorMessages);
  const toasts = useToasts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ text: t('copied') });
    } catch {
      toasts.show({ tone: 'critical', text: t('copyFailed') });
    }
  };
}
