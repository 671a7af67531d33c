import type { ReactNode } from 'react';
import { SiteHeader } from '../header/SiteHeader.tsx';
import * as css from './PageFrame.css.ts';

export interface PageFrameProps {
  children: ReactNode;
}

/** Header and main content: the landmarks that screens leave to their host. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
