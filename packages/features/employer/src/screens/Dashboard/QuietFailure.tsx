import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { useId, useRef } from 'react';
import { employerMessages } from '../../messages/index.ts';

export interface QuietFailureProps {
  /** What did not load. */
  children: string;
  onRetry: () => void;
}

/**
 * What did not load reads as empty; this says so quietly, with a way to try again. The focus
 * goes to the block around, which stays while this goes.
 */
export function QuietFailure({ children, onRetry }: QuietFailureProps) {
  const t = useMessages(employerMessages);
  const id = useId();
  const text = useRef<HTMLSpanElement>(null);
  const retry = () => {
    text.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onRetry();
  };
  return (
    <Banner
      tone="neutral"
      action={
        <Button variant="quiet" size="sm" aria-describedby={id} onPress={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      <span ref={text} id={id}>
        {children}
      </span>
    </Banner>
  );
}
