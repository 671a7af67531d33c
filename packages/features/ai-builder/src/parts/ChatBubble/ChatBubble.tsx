'use client';
import { toTime } from '@kasb/domain/dates';
import type { DateValue } from '@kasb/domain/dates';
import { useFormat, useMessages } from '@kasb/kit';
import { Button, VisuallyHidden, cx } from '@kasb/ui';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { QuickOptions } from '../QuickOptions/QuickOptions.tsx';
import * as css from './ChatBubble.css.ts';

export interface ChatBubbleProps {
  /** Who speaks: the assistant at the start of the line, the person at its end. */
  sender: 'ai' | 'user';
  /** The message as text; its line breaks stay, markup in it is shown and not run. */
  content: string;
  /** Language of the message, for voices of screen readers. */
  lang?: 'ru' | 'uz';
  /** When it was sent; one that cannot be read is left out. */
  timestamp?: DateValue;
  /** The assistant's mark before its message. @default false */
  hasAvatar?: boolean;
  /** A word under the message, such as that it was stopped. */
  note?: string;
  /** Why the message did not go. */
  errorMessage?: ReactNode;
  /** Shows «Повторить» beside the error. */
  onRetry?: () => void;
  /** Answers to pick from, under the last message of the assistant only. */
  quickOptions?: readonly string[];
  /** Those of them that are in the answer now. */
  chosenOptions?: readonly string[];
  onOptionsChange?: (chosen: string[]) => void;
  className?: string;
}

const noOptions: readonly string[] = [];

/** One message of the chat; the log around it is `role="log"`. */
export function ChatBubble({
  sender,
  content,
  lang,
  timestamp,
  hasAvatar,
  note,
  errorMessage,
  onRetry,
  quickOptions,
  chosenOptions = noOptions,
  onOptionsChange,
  className,
}: ChatBubbleProps) {
  const t = useMessages(aiBuilderMessages);
  const format = useFormat();
  const time = toTime(timestamp);
  return (
    <div className={cx(css.message, css.side[sender], className)}>
      {hasAvatar && sender === 'ai' && (
        <span aria-hidden="true" className={css.avatar}>
          <Sparkles />
        </span>
      )}
      <div className={cx(css.column, css.columnSide[sender])}>
        <VisuallyHidden>{`${sender === 'ai' ? t('chat.assistant') : t('you')}: `}</VisuallyHidden>
        <div lang={lang} className={cx(css.bubble, css.look[sender])}>
          {content}
        </div>
        {time !== undefined && (
          <time dateTime={new Date(time).toISOString()} className={css.time}>
            {format.time(time)}
          </time>
        )}
        {note && <p className={css.note}>{note}</p>}
        {errorMessage && (
          <p role="alert" data-tone="critical" className={css.error}>
            <span>{errorMessage}</span>
            {onRetry && (
              <Button size="sm" variant="danger-quiet" onPress={onRetry}>
                {t('retry')}
              </Button>
            )}
          </p>
        )}
        {quickOptions && sender === 'ai' && (
          <QuickOptions
            options={quickOptions}
            value={chosenOptions}
            onChange={(chosen) => onOptionsChange?.(chosen)}
            className={css.options}
          />
        )}
      </div>
    </div>
  );
}
