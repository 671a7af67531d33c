'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Ref } from 'react';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import { Pressable } from '../private/Pressable.tsx';
import type { RootAttributes } from '../private/rootAttributes.ts';
import * as css from './BackLink.css.ts';

export interface BackLinkProps extends RootAttributes {
  /** Address of the parent; without it the control is a button. */
  href?: string;
  /** What going back does where there is no address, as between steps of one screen. */
  onPress?: () => void;
  /** Name of the parent: «К заявкам на вакансию». */
  children: string;
}

/** The way to the parent, above the title; one level, never the browser's history. */
export function BackLink({ href, onPress, children, className, ref, ...props }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft />
      <span>{children}</span>
    </>
  );
  if (href === undefined) {
    return (
      <Pressable
        {...props}
        ref={ref as Ref<HTMLButtonElement>}
        className={cx(css.backLink, className)}
        onPress={onPress}
      >
        {content}
      </Pressable>
    );
  }
  return (
    <Anchor
      {...props}
      ref={ref as Ref<HTMLAnchorElement>}
      className={cx(css.backLink, className)}
      href={href}
      onPress={onPress}
    >
      {content}
    </Anchor>
  );
}
