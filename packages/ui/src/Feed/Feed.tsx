import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Feed.css.ts';

export interface FeedProps extends ComponentProps<'ol'> {
  /** `FeedEntry`, in the order of time, from either end. */
  children: ReactNode;
}

/** What happened and what was written, along one line of time. */
export function Feed({ className, ...props }: FeedProps) {
  return <ol {...props} className={cx(css.feed, className)} />;
}

export interface FeedEntryProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A lucide icon of what happened, or an `Avatar` of 28 px of who wrote. */
  mark: ReactNode;
  /** Who, or what. */
  title: ReactNode;
  /** The moment, ISO 8601. @default none */
  at?: string;
  /** The moment in words. @default none */
  when?: string;
  /** What was written. @default nothing */
  children?: ReactNode;
  /** Whose words they are; a note is for colleagues alone. @default 'theirs' */
  tone?: keyof typeof css.said;
  /** Under the words: how they arrived, or what can be done with them. @default nothing */
  footer?: ReactNode;
}

/** One moment of a feed: its mark, who or what, when, and what was written. */
export function FeedEntry({
  mark,
  title,
  at,
  when,
  children,
  tone = 'theirs',
  footer,
  className,
  ...props
}: FeedEntryProps) {
  return (
    <li {...props} className={cx(css.entry, className)}>
      <span className={css.mark}>{mark}</span>
      <div className={css.what}>
        <div className={css.head}>
          <span className={css.title}>{title}</span>
          {when && (
            <time dateTime={at} className={css.when}>
              {when}
            </time>
          )}
        </div>
        {children && <div className={cx(css.words, css.said[tone])}>{children}</div>}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </li>
  );
}
