'use client';
import { Banner, Button, Heading, uiMessages, VisuallyHidden } from '@kasb/ui';
import { useId, useRef } from 'react';
import type { Failure } from '../api/query.ts';
import { useMessages } from '../messages/useMessages.tsx';
import { useProblemText } from '../problems/useProblemText.ts';

export interface LoadFailureProps {
  /** Why it did not load, and the way to try again; without one nothing is shown. */
  failure: (Partial<Failure> & Pick<Failure, 'retry'>) | undefined;
  /** What did not load, where the failure tells nothing more. */
  children: string;
  /** The place reads as empty without it, and this is said quietly. @default false */
  isQuiet?: boolean;
  /** What the page is called where it has nothing else: its heading for who does not see it. */
  pageTitle?: string;
  className?: string;
}

/**
 * Says that something did not load, with a way to try again. A lost line is a warning, a refusal or a defect critical.
 * The focus goes to the nearest part around that can have it, which stays while this goes.
 */
export function LoadFailure({ failure, children, isQuiet = false, pageTitle, className }: LoadFailureProps) {
  const t = useMessages(uiMessages);
  const problem = useProblemText();
  const id = useId();
  const text = useRef<HTMLSpanElement>(null);
  if (!failure) return null;
  const { error, retry } = failure;
  // What a broken provider says of itself is nothing for a person, unless it names the problem.
  const isTold = !isQuiet && error !== undefined && (error.code !== undefined || error.status < 500);
  return (
    <>
      {pageTitle !== undefined && (
        <VisuallyHidden>
          <Heading level={1}>{pageTitle}</Heading>
        </VisuallyHidden>
      )}
      <Banner
        tone={isQuiet ? 'neutral' : error?.kind === 'network' ? 'warning' : 'critical'}
        className={className}
        action={
          <Button
            variant="quiet"
            size="sm"
            aria-describedby={id}
            onPress={() => {
              text.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
              retry();
            }}
          >
            {t('retry')}
          </Button>
        }
      >
        <span ref={text} id={id}>
          {isTold ? problem(error, children) : children}
        </span>
      </Banner>
    </>
  );
}
