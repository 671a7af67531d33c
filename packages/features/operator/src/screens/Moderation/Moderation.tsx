'use client';
import { LoadFailure, useFormat, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, Dialog, EmptyState, LoadingRegion, Skeleton } from '@kasb/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useKeysChoice } from '../../data/useKeys.ts';
import { useModeration } from '../../data/useModeration.ts';
import { useLastDecision } from '../../data/useQueue.ts';
import { operatorMessages } from '../../messages/index.ts';
import { Room } from '../../parts/Room/Room.tsx';
import { Desk } from './Desk.tsx';
import * as css from './Moderation.css.ts';
import { Queue, QueueList } from './Queue.tsx';

export interface ModerationProps {
  /** The vacancy of the address; without one the oldest that nobody looks at is taken. */
  vacancyId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** The vacancies that wait, and the one at hand, which is decided by keys or presses (docs/domain.md#moderation). */
export function Moderation({ vacancyId, messages }: ModerationProps) {
  return (
    <Room section="moderation" id={vacancyId} messages={messages}>
      <ModerationScreen vacancyId={vacancyId} />
    </Room>
  );
}

function NothingWaits() {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const [now] = useState(Date.now);
  const last = useLastDecision();
  const time = format.moments(now).dateTime(last);
  return (
    <EmptyState headingLevel={1} title={t('moderation.empty')} description={last && t('moderation.last', { time })} />
  );
}

function ModerationScreen({ vacancyId }: Pick<ModerationProps, 'vacancyId'>) {
  const t = useMessages(operatorMessages);
  const desk = useModeration(vacancyId);
  const [hasKeys] = useKeysChoice();
  const { current, loadError, isLoading } = desk;
  const [isChoosing, setChoosing] = useState(false);
  const currentId = current?.vacancy?.id;
  return (
    <div className={css.columns}>
      <Queue currentId={currentId} onOpen={(id) => void desk.open(id)} />
      <div className={css.toQueue}>
        <Button size="sm" icon={<ListChecks />} onPress={() => setChoosing(true)}>
          {t('moderation.queue')}
        </Button>
      </div>
      <Dialog isOpen={isChoosing} title={t('section.moderation')} onClose={() => setChoosing(false)}>
        <QueueList
          currentId={currentId}
          onOpen={(id) => {
            setChoosing(false);
            void desk.open(id);
          }}
        />
      </Dialog>
      {isLoading && (
        <LoadingRegion className={css.text}>
          <Skeleton height={320} />
        </LoadingRegion>
      )}
      {loadError && (
        <div className={css.text} tabIndex={-1}>
          <LoadFailure
            failure={{ error: loadError, retry: () => void desk.takeNext() }}
            pageTitle={t('section.moderation')}
          >
            {t('dataFailed')}
          </LoadFailure>
        </div>
      )}
      {!loadError && current && !current.vacancy && (
        <div className={css.text}>
          <NothingWaits />
        </div>
      )}
      {!loadError && current?.vacancy && (
        <Desk key={current.vacancy.id} desk={desk} moderation={current} vacancy={current.vacancy} hasKeys={hasKeys} />
      )}
    </div>
  );
}
