import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Page.css.ts';

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** `main` only where nobody around has one: a host usually does. @default 'div' */
  as?: 'div' | 'main';
  /** narrow 864, mid 1104, page 1264, wide 1424 px with its margins. @default 'page' */
  width?: keyof typeof css.width;
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

/** The column of a screen: width and margins. */
export function Page({ as = 'div', width = 'page', className, ref, ...props }: PageProps) {
  const Tag = as as 'div';
  return <Tag {...props} ref={ref as Ref<HTMLDivElement>} className={cx(css.page, css.width[width], className)} />;
}
