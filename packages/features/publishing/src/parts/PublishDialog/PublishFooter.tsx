'use client';
import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { publishingMessages } from '../../messages/index.ts';
import { isPublished } from './PublishResults.tsx';
import type { PublishResult } from './PublishResults.tsx';

export interface PublishFooterProps {
  /** How far it is: choosing, under way, done. */
  step: 'selecting' | 'publishing' | 'finished';
  /** Called when at least one service is chosen. */
  onPublish: () => void;
  /** Called with the ids of the services that failed. */
  onRetry: (ids: string[]) => void;
  /** Called by the cross, Escape, «Отмена» and «Готово»; while publishing nothing closes the dialog. */
  onClose: () => void;
  /** Services that are chosen. */
  count: number;
  results: readonly PublishResult[];
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
          {t('done')}
        </Button>
      </>
    );
  }
  const isPublishing = step === 'publishing';
  const action = count > 0 ? t('dialog.publishIn', { count }) : t('publish');
  return (
    <>
      {!isPublishing && (
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="primary" icon={<Send />} isPending={isPublishing} onPress={onPublish}>
          {isPublishing ? t('dialog.publishing') : action}
        </Button>
      )}
    </>
  );
}
