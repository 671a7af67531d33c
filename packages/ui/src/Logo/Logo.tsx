'use client';
import type { Ref } from 'react';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';
import * as css from './Logo.css.ts';
import { mark } from './mark.ts';

export interface LogoProps extends RootAttributes {
  /** Where the logo leads; without it the logo is an image. */
  href?: string;
  /** Name for readers, with the place it leads to: «Kasb, на главную». */
  'aria-label'?: string;
  /** The word beside the mark. @default 'Kasb' */
  name?: string;
}

/** The star of the house and its name. */
export function Logo({ href, name = 'Kasb', className, ref, ...props }: LogoProps) {
  const content = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={css.mark}>
        <path className={css.star} d={mark.star} />
        <path className={css.knot} d={mark.knot} />
        <circle className={css.eye} cx="16" cy="16" r="2.3" />
      </svg>
      <span>{name}</span>
    </>
  );
  const look = cx(css.logo, className);
  if (href === undefined) {
    return (
      <span {...props} ref={ref} className={look}>
        {content}
      </span>
    );
  }
  return (
    <Anchor {...props} ref={ref as Ref<HTMLAnchorElement>} href={href} className={look}>
      {content}
    </Anchor>
  );
}
