'use client';
import { formatCount, toCount } from '@kasb/domain/numbers';
import type { ReactNode, Ref } from 'react';
import * as card from '../Card/Card.css.ts';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';
import { safeHref } from '../private/safeHref.ts';
import { LoadingRegion } from '../Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './CounterCard.css.ts';

export interface CounterCardProps extends RootAttributes {
  /** What is counted: «Новые заявки». */
  label: string;
  /** How many; what is no number, or below zero, counts as none. */
  value?: number | null;
  /** A lucide icon of the kind of thing. */
  icon?: ReactNode;
  /** Where the things are; without it the card is no link. */
  href?: string;
  /** A saffron dot by a number above zero: something here is new. @default false */
  isNew?: boolean;
  /** The number is being counted. @default false */
  isLoading?: boolean;
}

/** A number of the dashboard; the whole card is one link named «Новые заявки: 6». */
export function CounterCard({
  label,
  value,
  icon,
  href,
  isNew,
  isLoading,
  className,
  ref,
  ...props
}: CounterCardProps) {
  const target = safeHref(href);
  const look = cx(card.card, css.counter, className);
  const content = (
    <>
      <span className={css.label}>
        <span>{label}</span>
        <span className={css.colon}>:</span>
      </span>
      <span className={css.icon}>{icon}</span>
      {isLoading ? (
        <LoadingRegion className={css.value}>
          <Skeleton width={48} height="1lh" />
        </LoadingRegion>
      ) : (
        <span className={css.value}>
          <span>{formatCount(value)}</span>
          {isNew && toCount(value) > 0 && <span className={css.dot} />}
        </span>
      )}
    </>
  );
  if (target === undefined) {
    return (
      <div {...props} ref={ref as Ref<HTMLDivElement>} className={look}>
        {content}
      </div>
    );
  }
  return (
    <Anchor {...props} ref={ref as Ref<HTMLAnchorElement>} href={target} className={look}>
      {content}
    </Anchor>
  );
}
