'use client';
import { useMessages } from '@kasb/kit';
import { cx } from '@kasb/ui';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as bubble from '../ChatBubble/ChatBubble.css.ts';
import * as css from './TypingIndicator.css.ts';

export interface TypingIndicatorProps {
  /** What readers hear. @default «Помощник печатает» */
  label?: string;
  className?: string;
}

/** The assistant is answering: a bubble with three dots, seen after 300 ms. */
export function TypingIndicator({ label, className }: TypingIndicatorProps) {
  const t = useMessages(aiBuilderMessages);
  return (
    <div
      role="status"
      aria-label={label ?? t('chat.typing')}
      className={cx(bubble.bubble, bubble.look.ai, css.typing, className)}
    >
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </div>
  );
}
