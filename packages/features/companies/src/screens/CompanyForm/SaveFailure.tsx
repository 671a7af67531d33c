import type { ApiError } from '@kasb/contract';
import { useProblemText } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { useEffect, useRef } from 'react';
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

/** Why a save failed, above the form. */
export function SaveFailure({ error, fallback, onClose }: SaveFailureProps) {
  const problem = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && Object.keys(error.fields).length === 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box} className={css.failureBox}>
      <Banner tone="critical" className={css.failure} timeout={ERROR_MS} onClose={onClose}>
        {error && problem(error, fallback)}
      </Banner>
    </div>
  );
}
