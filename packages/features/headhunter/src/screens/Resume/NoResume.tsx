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
export function NoResume(props: NoResumeProps) {
  return (
    <Card role={roleOf(props)} className={css.none}>
      <Why {...props} />
    </Card>
  );
}

/** The same below the head of another page. */
export function NoResumeWithin(props: NoResumeProps) {
  return (
    <div role={roleOf(props)} className={css.insideTab}>
      <Why {...props} size="sm" />
    </div>
  );
}

const roleOf = ({ reason }: NoResumeProps) => (reason === 'failed' ? 'alert' : undefined);

function Why({ reason, error, retry, size }: NoResumeProps & { size?: 'sm' }) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  return (
    <EmptyState
      size={size}
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
  );
}
