'use client';
import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { publishingMessages } from '../../messages/index.ts';
import type { PublishDialogProps } from './PublishDialog.tsx';
import { isPublished } from './PublishResults.tsx';

interface PublishFooterProps extends Pick<PublishDialogProps, 'step' | 'onPublish' | 'onRetry' | 'onClose'> {
  /** Services that are chosen. */
  count: number;
  results: NonNullable<PublishDialogProps['results']>;
  /** There is nothing to choose from. */
  isEmpty: boolean;
}

/** The buttons of each step. */
export function PublishFooter({ step, count, results, isEmpty, onPublish, onRetry, onClose }: PublishFooterProps) {
  const t = useMessages(publishingMessages);
  if (step === 'finished') {
    const failed = results.filter((result) => !isPublished(result));
    const ids = failed.flatMap(({ serviceId }) => serviceId ?? []);
    const name = failed.length === 1 ? failed[0]?.serviceName : undefined;
    return (
      <>
        {ids.length > 0 && (
          <Button icon={<RefreshCw />} onPress={() => onRetry(ids)}>
            {name ? t('dialog.retryFor', { name }) : t('dialog.retryFailed')}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {t('dialog.done')}
        </Button>
      </>
    );
  }
  const isPublishing = step === 'publishing';
  const deed = count > 0 ? t('dialog.publishIn', { count }) : t('publish');
  return (
    <>
      {!isPublishing && (
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="primary" icon={<Send />} isPending={isPublishing} onPress={onPublish}>
          {isPublishing ? t('dialog.publishing') : deed}
        </Button>
      )}
    </>
  );
}
