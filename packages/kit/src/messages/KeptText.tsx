'use client';
import type { MessageBundle } from '@kasb/domain/messages';
import { useMessages } from './useMessages.tsx';

export interface KeptTextProps<Key extends string> {
  /** Texts of whoever says it. */
  messages: MessageBundle<Key>;
  /** The one of them that is said. */
  text: NoInfer<Key>;
  /** What is filled into its braces. */
  values?: Record<string, string | number>;
}

/** A text that is kept for later, as in a notice: it follows the language of the page. */
export function KeptText<Key extends string>({ messages, text, values }: KeptTextProps<Key>) {
  return <span>{useMessages(messages)(text, values)}</span>;
}
