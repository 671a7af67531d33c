import { useCallback } from 'react';
import { useUiText } from '../messages/useMessages.ts';

/**
 * A ref for an overlay of React Aria. It names the dismiss buttons that readers meet at its edges in our word:
 * React Aria has no Uzbek for them, and takes no name by a prop.
 */
export function useDismissWord() {
  const close = useUiText()('close');
  return useCallback(
    (overlay: HTMLElement | null) => {
      for (const button of overlay?.querySelectorAll(':scope > div > button[tabindex="-1"]') ?? [])
        button.setAttribute('aria-label', close);
    },
    [close],
  );
}
