import type { KeyboardEvent } from 'react';

/** Whether a key sends what is typed: Ctrl+Enter. */
export const isSendKey = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;
