import { useMessages } from '@kasb/kit';
import { Button, Card, EmptyState } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Resume.css.ts';

export interface NoResumeProps {
  reason: 'missing' | 'notFound' | 'failed';
  /** The provider's own words. */
  text?: string;
  /** Tries again, where that may help. */
  retry?: () => void;
}

/** Why there is no resume to see (specification, section 8). */
export function NoResume({ reason, text, retry }: NoResumeProps) {
  const t = useMessages(headhunterMessages);
  return (
    <Card role={reason === 'failed' ? 'alert' : undefined} className={css.none}>
      <EmptyState
        hasStar={false}
        headingLevel={2}
        title={text ?? t(`resume.${reason}`)}
        description={reason === 'failed' ? undefined : t(`resume.${reason}Hint`)}
        actions={
          retry && (
            <Button variant="secondary" onPress={retry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </Card>
  );
}
