import { useMessages } from '@kasb/kit';
import { IconButton, isEnterKey } from '@kasb/ui';
import { ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './Composer.css.ts';

export interface ComposerProps {
  /** What it begins with; the browser holds the text. */
  defaultValue: string;
  onChange: (value: string) => void;
  isEmpty: boolean;
  /** How many characters there are, where they are too many; else 0. */
  excess: number;
  isDisabled: boolean;
  /** The assistant is answering: one may type, not send. */
  isBusy: boolean;
  onSend: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The longest message that the provider takes, in characters. */
export const messageLimit = 4000;

/** The field of the chat: Enter sends, Shift + Enter is a new line. */
export function Composer({ defaultValue, onChange, isEmpty, excess, isDisabled, isBusy, onSend, ref }: ComposerProps) {
  const t = useMessages(aiBuilderMessages);
  const hintId = useId();
  const isTooLong = excess > 0;
  const canSend = !isDisabled && !isBusy && !isEmpty && !isTooLong;
  return (
    <form
      className={css.column}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div className={css.box} data-disabled={isDisabled || undefined}>
        <textarea
          ref={ref}
          rows={1}
          aria-label={t('chat.message')}
          aria-describedby={hintId}
          aria-invalid={isTooLong || undefined}
          placeholder={t('chat.placeholder')}
          disabled={isDisabled}
          defaultValue={defaultValue}
          className={css.field}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isEnterKey(event) || event.shiftKey) return;
            event.preventDefault();
            if (canSend) onSend();
          }}
        />
        <IconButton type="submit" variant="primary" size="sm" aria-label={t('send')} isDisabled={!canSend}>
          <ArrowUp />
        </IconButton>
      </div>
      <p id={hintId} role={isTooLong ? 'alert' : undefined} className={isTooLong ? css.error : css.hint}>
        {isTooLong ? t('chat.tooLong', { limit: messageLimit, count: excess }) : t('chat.hint')}
      </p>
    </form>
  );
}
