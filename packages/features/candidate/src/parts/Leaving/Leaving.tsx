import { ProblemSentence, useFormat, useMessages } from '@kasb/kit';
import { Button, Card, Text, useToasts } from '@kasb/ui';
import { useLeaving } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { ExportButton } from './ExportButton.tsx';
import * as css from './Leaving.css.ts';

export interface LeavingProps {
  deleteAt: string;
}

/** All that is left of a profile whose account is about to be deleted: the way back, and the archive. */
export function Leaving({ deleteAt }: LeavingProps) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { isKeeping, keep } = useLeaving();
  const restore = async () => {
    const result = await keep();
    toasts.show(
      result.ok
        ? { text: t('leaving.restored') }
        : {
            tone: 'critical',
            text: (
              <ProblemSentence error={result.error} messages={candidateMessages} fallback="leaving.restoreFailed" />
            ),
          },
    );
  };
  return (
    <Card title={t('leaving.title', { day: format.longDate(deleteAt) })}>
      <div className={css.section}>
        <Text tone="muted">{t('data.deleteHint')}</Text>
        <div className={css.ways}>
          <Button variant="primary" isPending={isKeeping} onPress={() => void restore()}>
            {t('leaving.restore')}
          </Button>
          <ExportButton />
        </div>
      </div>
    </Card>
  );
}
