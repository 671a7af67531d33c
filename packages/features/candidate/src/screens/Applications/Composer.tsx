import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Button, isSendKey, useToasts } from '@kasb/ui';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useMessage } from '../../data/useConversation.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Composer.css.ts';

export interface ComposerProps {
  /** Id of the response that is written about. */
  responseId: string;
  /** The field itself. */
  ref: Ref<HTMLTextAreaElement>;
}

/** Writes to the employer: what was not sent stays, and Ctrl+Enter sends. */
export function Composer({ responseId, ref }: ComposerProps) {
  const t = useMessages(candidateMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<ApiError>();
  // Tells two messages of the same words from one that is sent again.
  const [count, setCount] = useState(0);
  const message = useMessage(responseId);

  const send = async () => {
    const field = box.current?.querySelector('textarea');
    field?.focus();
    if (text.trim() === '') return;
    setError(undefined);
    const result = await message.run(text, count);
    if (!result.ok) return setError(result.error);
    setCount(count + 1);
    setText('');
    toasts.show({ tone: 'positive', text: t('composer.sent') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div>
      <div ref={box} className={css.box}>
        <textarea
          ref={ref}
          className={css.field}
          rows={2}
          maxLength={2000}
          aria-label={t('composer.label')}
          placeholder={t('composer.label')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="tinted" size="sm" isPending={message.isPending} onPress={() => void send()}>
          {t('send')}
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className={css.error}>
          {error.kind === 'network' ? t('offline') : problem(error, t('composer.failed'))}
        </p>
      )}
    </div>
  );
}
