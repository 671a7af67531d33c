import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps, ReactNode } from 'react';
import * as card from '../Card/Card.css.ts';
import { cx } from '../private/cx.ts';
import { LoadingRegion } from '../Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StatTile.css.ts';

export interface StatChange {
  /** Where the number went. */
  direction: 'up' | 'down';
  /** By how much: «18%». */
  text: string;
  /** Whether that is welcome: less time till an answer is. */
  isGood: boolean;
}

export interface StatTileProps extends ComponentProps<'div'> {
  /** What is counted. */
  label: string;
  /** The number in words; a dash where there is none. */
  value?: string;
  /** How it changed. */
  change?: StatChange | undefined;
  /** Since when: «к прошлым 30 дням». */
  since?: ReactNode;
  /** Under the value where nothing is compared: «медиана 38 мин». @default nothing */
  note?: ReactNode;
  /** The number is being counted. @default false */
  isLoading?: boolean;
}

/** A number of a period, and how it changed since the one before. */
export function StatTile({ label, value, change, since, note, isLoading, className, ...props }: StatTileProps) {
  const Arrow = change?.direction === 'down' ? ArrowDownRight : ArrowUpRight;
  return (
    <div {...props} className={cx(card.card, css.tile, className)}>
      <span className={css.label}>{label}</span>
      {isLoading ? (
        <>
          <LoadingRegion className={css.value}>
            <Skeleton width={72} height="1lh" />
          </LoadingRegion>
          <span className={css.under} />
        </>
      ) : (
        <>
          <span className={css.value}>{value ?? '–'}</span>
          <span className={css.under}>
            {change && (
              <span className={cx(css.change, change.isGood ? css.good : css.bad)}>
                <Arrow size={14} aria-hidden />
                <VisuallyHidden>{change.direction === 'down' ? '−' : '+'}</VisuallyHidden>
                <span>{change.text}</span>
              </span>
            )}
            <span>{change ? since : note}</span>
          </span>
        </>
      )}
    </div>
  );
}
