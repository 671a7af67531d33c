'use client';
import { formatCount, toCount } from '@kasb/domain/numbers';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { progressMessages } from './messages.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted: «Размещения». */
  label: string;
  /** How many are used or done; below zero counts as none, above the limit is told as it is. */
  value?: number | null;
  /** How many there may be; absent: no limit, and so no bar. */
  limit?: number | null;
  /** The warning at the limit, as that a plan's postings are used up; leave it out where full means done. */
  limitWarning?: string;
  /** Of a thing that is over, as an expired plan: a neutral bar and no warning. @default false */
  isInactive?: boolean;
  /** The label and the number are said beside it: the bar alone is drawn. @default false */
  isValueHidden?: boolean;
}

/** How much of a number is used: label, «7 из 15», a bar that stops at the limit. */
export function ProgressBar({
  label,
  value,
  limit,
  limitWarning,
  isInactive,
  isValueHidden,
  className,
  ...props
}: ProgressBarProps) {
  const t = useMessages(progressMessages);
  const id = useId();
  const isLimited = typeof limit === 'number' && Number.isFinite(limit);
  const [used, maximum] = [toCount(value), toCount(limit)];
  const text = isLimited
    ? t('valueOfLimit', { value: formatCount(used), limit: formatCount(maximum) })
    : t('unlimited');
  const share = maximum > 0 ? Math.min(1, used / maximum) : 1;
  const isWarned = isLimited && Boolean(limitWarning) && !isInactive && share === 1;
  const tone = isInactive ? 'neutral' : isWarned ? 'warning' : 'accent';
  const words = (
    <div className={css.row}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <span className={css.value}>{text}</span>
    </div>
  );
  return (
    <div {...props} className={cx(css.root, className)}>
      {isValueHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {isLimited && (
        <div
          role="progressbar"
          data-tone={tone}
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={text}
          className={css.track}
        >
          <div className={cx(css.fill, css.tone[tone])} style={assignVar(css.share, `${share * 100}%`)} />
        </div>
      )}
      {isWarned && (
        <p className={css.message}>
          <TriangleAlert />
          <span>{limitWarning}</span>
        </p>
      )}
    </div>
  );
}
