import { useLinks } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './PublicSheet.css.ts';

export interface PublicSheetProps {
  /** The words of the way back to the list. */
  back: string;
  children: ReactNode;
}

/** A public page of one thing, with the way back to the list of vacancies. */
export function PublicSheet({ back, children }: PublicSheetProps) {
  const links = useLinks();
  return (
    <Page width="mid">
      <div className={css.back}>
        <BackLink href={links.vacancies()}>{back}</BackLink>
      </div>
      {children}
    </Page>
  );
}
