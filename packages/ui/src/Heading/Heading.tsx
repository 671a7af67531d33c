import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Heading.css.ts';

export type HeadingSize = keyof typeof css.size;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Looks, apart from the level. @default `h1`, `h2` or `h3` by level */
  size?: HeadingSize;
  /** The heading itself. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading of the scale. */
export function Heading({ level, size = sizes[level], className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={cx(css.heading, css.size[size], className)} />;
}
