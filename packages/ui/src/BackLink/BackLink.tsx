'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button, Link } from 'react-aria-components';
import * as css from './BackLink.css.ts';

export interface BackLinkProps {
  /** Address of the parent; without it the control is a button. */
  href?: string;
  /** What going back does where there is no address, as between steps of one screen. */
  onPress?: () => void;
  /** Name of the parent: «К заявкам на вакансию». */
  children: string;
}

/** The way to the parent, above the title; one level, never the browser's history. */
export function BackLink({ href, onPress, children }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft />
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <Button className={css.backLink} onPress={onPress}>
        {content}
      </Button>
    );
  }
  return (
    <Link className={css.backLink} href={href} onPress={onPress}>
      {content}
    </Link>
  );
}
