'use client';
import { fill } from '@kasb/domain/messages';
import { toCount } from '@kasb/domain/numbers';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import type { BaseMessages } from '../messages/base/ru.ts';
import { useBaseMessages } from '../messages/UiMessagesProvider.tsx';
import * as css from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** Rows that are shown now. */
  shown: number;
  /** Rows that there are. */
  total: number;
  onShowMore: () => void;
  /** The next rows are loading. @default false */
  isPending?: boolean;
  /** The list whose children are the rows: after a press the focus goes to the first new one. */
  listRef?: RefObject<HTMLElement | null>;
  /** Words in place of the provider's. */
  messages?: Partial<Pick<BaseMessages, 'showMore' | 'shown'>>;
}

const focusable = 'a[href], button:not([disabled]), [tabindex="0"]';

/** «Показано 7 из 24» and the button for the next ones; gone when all are shown. */
export function ShowMore({ shown, total, onShowMore, isPending, listRef, messages }: ShowMoreProps) {
  const words = useBaseMessages(messages);
  const all = toCount(total);
  const seen = Math.min(toCount(shown), all);
  const pressedAt = useRef<number>(undefined);

  useLayoutEffect(() => {
    const first = pressedAt.current;
    if (first === undefined || shown <= first) return;
    pressedAt.current = undefined;
    const row = listRef?.current?.children[first];
    const target = row?.matches(focusable) ? row : row?.querySelector(focusable);
    if (target instanceof HTMLElement) target.focus();
  }, [shown, listRef]);

  const press = () => {
    pressedAt.current = shown;
    onShowMore();
  };
  return (
    <div className={css.more}>
      {seen < all && (
        <Button isPending={isPending} onPress={press}>
          {words.showMore}
        </Button>
      )}
      <p role="status" className={css.count}>
        {fill(words.shown, { shown: seen, total: all })}
      </p>
    </div>
  );
}
