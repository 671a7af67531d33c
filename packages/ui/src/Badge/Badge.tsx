import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { StatusTone } from '../theme/tokens.ts';
import * as css from './Badge.css.ts';

/** Tone of a badge: a status, the accent, or none. */
export type BadgeTone = StatusTone | 'accent' | 'neutral';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Repeats in colour what the text says. @default 'neutral' */
  tone?: BadgeTone;
  /** `outlined` for drafts, `ai` for what the assistant wrote. @default 'soft' */
  variant?: keyof typeof css.variant;
  /** A dot before the text. @default false */
  hasDot?: boolean;
  /** A lucide icon before the text, in place of the dot. */
  icon?: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** The status of a thing in words; not a button, one or two in a row. */
export function Badge({ tone = 'neutral', variant = 'soft', hasDot, icon, className, children, ...props }: BadgeProps) {
  const shownTone = variant === 'ai' ? 'promote' : tone;
  return (
    <span
      {...props}
      data-tone={shownTone}
      className={cx(css.badge, css.tone[shownTone], css.variant[variant], className)}
    >
      {icon || hasDot ? (
        <>
          {icon ?? <span aria-hidden="true" className={css.dot} />}
          <span className={css.words}>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
