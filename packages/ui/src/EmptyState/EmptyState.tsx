import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { cx } from '../private/cx.ts';
import * as css from './EmptyState.css.ts';
import { GirihStar } from './GirihStar.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there: «Вакансий не найдено». */
  title: ReactNode;
  /** One sentence on what to do. */
  description?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** The girih star; leave it out in lists up to 480 px that only their filters emptied. @default true */
  hasStar?: boolean;
  /** `sm` inside cards. @default 'md' */
  size?: keyof typeof css.size;
  /** Place in the outline of the page; 1 where it is all that the page has. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  description,
  actions,
  hasStar = true,
  size = 'md',
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={cx(css.empty, css.size[size], className)}>
      {hasStar && <GirihStar className={css.star} />}
      <Heading level={headingLevel} size={size === 'md' && hasStar ? 'h2' : 'h3'}>
        {title}
      </Heading>
      {description && <p className={css.description}>{description}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
