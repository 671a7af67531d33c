'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../private/Anchor.tsx';
import { cx } from '../private/cx.ts';
import { safeHref } from '../private/safeHref.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TabBar.css.ts';

/** A page of the bar. */
export interface TabBarItem {
  /** Where it leads. */
  href: string;
  /** One word. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** It is the page that is shown. @default false */
  isCurrent?: boolean;
  /** What is new there, for readers; a dot shows it. @default none */
  news?: string;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation for readers: «Основная». */
  label: string;
  /** The pages, at most five. */
  items: readonly TabBarItem[];
}

/** The pages of a phone at the lower edge of the window; from 700 px on it is not there, and the header has them. */
export function TabBar({ label, items, className, ...props }: TabBarProps) {
  return (
    <nav {...props} aria-label={label} className={cx(css.tabBar, className)}>
      {items.map(({ href, label: name, icon, isCurrent, news }) => (
        <Anchor key={href} href={safeHref(href)} aria-current={isCurrent ? 'page' : undefined} className={css.item}>
          {icon}
          <span className={css.label}>{name}</span>
          {news !== undefined && (
            <span className={css.news}>
              <VisuallyHidden>{news}</VisuallyHidden>
            </span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
