'use client';
import { fill } from '@kasb/domain/messages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
import { countWords } from '../private/countWords.ts';
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
  const words = useUiMessages();
  if (step === 'finished') {
    const failed = results.filter((result) => !isPublished(result));
    const ids = failed.flatMap(({ serviceId }) => serviceId ?? []);
    const name = failed.length === 1 ? failed[0]?.serviceName : undefined;
    return (
      <>
        {ids.length > 0 && (
          <Button icon={<RefreshCw />} onPress={() => onRetry(ids)}>
            {name ? fill(words.retryFor, { name }) : words.retryFailed}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {words.done}
        </Button>
      </>
    );
  }
  const isPublishing = step === 'publishing';
  const deed =
    count > 0 ? countWords(count, words.publishInOne, words.publishInFew, words.publishInMany) : words.publish;
  return (
    <>
      {!isPublishing && (
        <Button variant="quiet" onPress={onClose}>
          {words.cancel}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="primary" icon={<Send />} isPending={isPublishing} onPress={onPublish}>
          {isPublishing ? words.publishing : deed}
        </Button>
      )}
    </>
  );
}
