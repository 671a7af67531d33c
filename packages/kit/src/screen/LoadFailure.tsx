import { Banner, Button } from '@kasb/ui';
import type { Failure } from '../api/query.ts';
import { useMessages } from '../messages/useMessages.tsx';
import { useProblemText } from '../problems/useProblemText.ts';
import { kitMessages } from './messages.ts';

export interface LoadFailureProps {
  /** Why it did not load, and the way to try again; without one nothing is shown. */
  failure: Failure | undefined;
  /** What did not load, where the failure tells nothing more. */
  children: string;
  /** The place reads as empty without it, and this is said quietly. @default false */
  isQuiet?: boolean;
  className?: string;
}

/** Says that something did not load, with a way to try again. A lost line is a warning, a refusal or a defect critical. */
export function LoadFailure({ failure, children, isQuiet = false, className }: LoadFailureProps) {
  const t = useMessages(kitMessages);
  const problem = useProblemText();
  if (!failure) return null;
  const { error, retry } = failure;
  return (
    <Banner
      tone={isQuiet ? 'neutral' : error.kind === 'network' ? 'warning' : 'critical'}
      className={className}
      action={
        <Button variant="quiet" size="sm" onPress={retry}>
          {t('retry')}
        </Button>
      }
    >
      {isQuiet ? children : problem(error, children)}
    </Banner>
  );
}
