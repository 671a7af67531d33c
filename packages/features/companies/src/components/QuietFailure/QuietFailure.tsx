import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';

export interface QuietFailureProps {
  /** Which list did not load. */
  children: string;
  onRetry: () => void;
}

/** A list that did not load reads as empty; this says so quietly, with a way to try again. */
export function QuietFailure({ children, onRetry }: QuietFailureProps) {
  const t = useMessages(companiesMessages);
  return (
    <Banner
      tone="neutral"
      action={
        <Button variant="quiet" size="sm" onPress={onRetry}>
          {t('manager.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
