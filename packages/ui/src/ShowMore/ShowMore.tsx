'use client';
import { toCount } from '@kasb/domain/numbers';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { buttonClass } from '../Button/buttonLook.tsx';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import { useIsClient } from '../private/useIsClient.ts';
import * as css from './ShowMore.css.ts';

export interface ShowMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Rows that are shown now. */
  shown: number;
  /** Rows that there are. */
  total: number;
  /** The button was pressed. */
  onShowMore: () => void;
  /** The next rows are loading. @default false */
  isPending?: boolean;
  /** A page with the next rows: a link to it stands in HTML from a server, until the button can work. */
  nextHref?: string;
  /** The list whose children are the rows: after a press the focus goes to the first new one. */
  listRef?: RefObject<HTMLElement | null>;
  /** Words in place of the provider's. */
  messages?: UiTexts<'showMore' | 'shown'>;
}

const focusable = 'a[href], button:not([disabled]), [tabindex="0"]';

/** «Показано 7 из 24» and the button for the next ones; gone when all are shown. */
export function ShowMore({
  shown,
  total,
  onShowMore,
  isPending,
  nextHref,
  listRef,
  messages,
  className,
  ...props
}: ShowMoreProps) {
  const t = useUiText(messages);
  const isClient = useIsClient();
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
    <div {...props} className={cx(css.more, className)}>
      {seen < all &&
        (isClient || nextHref === undefined ? (
          <Button isPending={isPending} onPress={press}>
            {t('showMore')}
          </Button>
        ) : (
          <a rel="next" href={nextHref} className={buttonClass({})}>
            {t('showMore')}
          </a>
        ))}
      <p role="status" className={css.count}>
        {t('shown', { shown: seen, total: all })}
      </p>
    </div>
  );
}
