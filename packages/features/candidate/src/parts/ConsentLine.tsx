import { useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import { useId, useState } from 'react';
import { respondingMessages } from '../messages/responding/index.ts';
import * as css from './ConsentLine.css.ts';

export interface ConsentLineProps {
  /** The words before those that name the terms. */
  before: string;
  /** The words after them. */
  after?: string;
  /** What is agreed to. */
  terms: string;
}

/** What a press of the button agrees to; the terms themselves open in place, so that nothing typed is left. */
export function ConsentLine({ before, after = '.', terms }: ConsentLineProps) {
  const t = useMessages(respondingMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.consent}>
      <Text tone="muted" size="sm">
        <span>{`${before} `}</span>
        <button
          type="button"
          className={css.terms}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('consent.terms')}
        </button>
        <span>{after}</span>
      </Text>
      {isOpen && (
        <Text id={id} size="sm" className={css.text}>
          {terms}
        </Text>
      )}
    </div>
  );
}
