import type { ApiError } from '@kasb/contract';
import { useLinks, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Link } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyForm.css.ts';

/** How long an error of a company stays, in milliseconds. */
const ERROR_MS = 5000;

export interface SaveFailureProps {
  /** Why the last save failed. */
  error: ApiError | undefined;
  /** The text where the provider gave none. */
  fallback: string;
  /** Its time is over. */
  onClose: () => void;
}

/**
 * Why a save failed, above the form. A session that ended keeps its message until the next save, with a way to sign in
 * in another tab: what was typed stays here.
 */
export function SaveFailure({ error, fallback, onClose }: SaveFailureProps) {
  const t = useMessages(companiesMessages);
  const problem = useProblemText();
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  const isSessionOver = error?.is('noSession') ?? false;
  useEffect(() => {
    if (error && Object.keys(error.fields).length === 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box} className={css.failureBox}>
      <Banner
        tone="critical"
        className={css.failure}
        timeout={isSessionOver ? undefined : ERROR_MS}
        onClose={isSessionOver ? undefined : onClose}
        action={
          isSessionOver && (
            <Link isExternal href={links.home()}>
              {t('auth.again')}
            </Link>
          )
        }
      >
        {error && problem(error, fallback)}
      </Banner>
    </div>
  );
}
