import { useId } from 'react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { cx } from '../private/cx.ts';
import * as css from './Card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The element. @default 'section' with a title, else 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** The heading that names the card. */
  title?: ReactNode;
  /** Place of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** One link or button beside the title. */
  action?: ReactNode;
  /** Below a rule. */
  footer?: ReactNode;
  /**
   * Around the children: md 20 px, lg 24 px, 16 in narrow containers; `none` for lists that reach the edge.
   * @default 'md'
   */
  padding?: keyof typeof css.padding;
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

/** A surface with a hairline; cards are never nested. */
export function Card({
  as,
  title,
  headingLevel = 2,
  action,
  footer,
  padding = 'md',
  className,
  children,
  ref,
  ...props
}: CardProps) {
  const id = useId();
  // Every tag of `as` has the attributes used here; a div's stand for them all.
  const Tag = (as ?? (title ? 'section' : 'div')) as 'div';
  const hasParts = Boolean(title || footer);
  return (
    <Tag
      aria-labelledby={title ? id : undefined}
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(css.card, !hasParts && css.padding[padding], className)}
    >
      {hasParts ? (
        <>
          {title && (
            <div className={css.header}>
              <Heading id={id} level={headingLevel} size="h3">
                {title}
              </Heading>
              {action}
            </div>
          )}
          <div className={cx(css.padding[padding], title ? css.afterHeader : '')}>{children}</div>
          {footer && <div className={css.footer}>{footer}</div>}
        </>
      ) : (
        children
      )}
    </Tag>
  );
}
