import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Button, Card, EmptyState } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Resume.css.ts';

export interface NoResumeProps {
  reason: 'missing' | 'notFound' | 'failed';
  /** Why it could not be read. */
  error?: ApiError;
  /** Tries again, where that may help. */
  retry?: () => void;
}

/** Why there is no resume to see. */
export function NoResume({ reason, error, retry }: NoResumeProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  return (
    <Card role={reason === 'failed' ? 'alert' : undefined} className={css.none}>
      <EmptyState
        hasStar={false}
        headingLevel={2}
        title={problem(error, t(`resume.${reason}`))}
        description={reason === 'failed' ? undefined : t(`resume.${reason}Hint`)}
        actions={
          retry && (
            <Button variant="secondary" onPress={retry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </Card>
  );
}
