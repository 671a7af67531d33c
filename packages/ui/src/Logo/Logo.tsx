'use client';
import { Link } from 'react-aria-components';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** Where the logo leads; without it the logo is an image. */
  href?: string;
  /** Name for readers, with the place it leads to: «Kasb, на главную». */
  'aria-label'?: string;
  /** The word beside the mark. @default 'Kasb' */
  name?: string;
}

/** The star of the house and its name. */
export function Logo({ href, name = 'Kasb', ...props }: LogoProps) {
  const content = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={css.mark}>
        <path
          className={css.star}
          d="M29.60 16.00L16.00 29.60L2.40 16.00L16.00 2.40ZM25.62 25.62L6.38 25.62L6.38 6.38L25.62 6.38Z"
        />
        <path
          className={css.knot}
          d="M16.00 7.60L19.68 12.32L24.40 16.00L19.68 19.68L16.00 24.40L12.32 19.68L7.60 16.00L12.32 12.32Z"
        />
        <circle className={css.eye} cx="16" cy="16" r="2.3" />
      </svg>
      <span>{name}</span>
    </>
  );
  if (href === undefined) return <span className={css.logo}>{content}</span>;
  return (
    <Link {...props} href={href} className={css.logo}>
      {content}
    </Link>
  );
}
