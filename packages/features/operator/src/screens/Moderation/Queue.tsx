import type { QueuedVacancy } from '@kasb/contract';
import { LoadFailure, useFormat, useMessages, useWords } from '@kasb/kit';
import { Heading, Segmented, ShowMore, VisuallyHidden } from '@kasb/ui';
import { Clock, Flag, Lock } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useKeys, useKeysChoice } from '../../data/useKeys.ts';
import { useQueue } from '../../data/useQueue.ts';
import type { QueueState } from '../../data/useQueue.ts';
import { operatorMessages } from '../../messages/index.ts';
import { ageOf } from '../../model/age.ts';
import { FreshRows } from '../../parts/FreshRows/FreshRows.tsx';
import * as page from './Moderation.css.ts';
import * as css from './Queue.css.ts';

interface QueueProps {
  currentId: string | undefined;
  onOpen: (vacancyId: string) => void;
}

/** The vacancies that wait, oldest first, and who looks at them; or those that were decided on, latest first. */
export function Queue(props: QueueProps) {
  const t = useMessages(operatorMessages);
  return (
    <aside className={css.queue} aria-label={t('moderation.queue')} tabIndex={-1}>
      <QueueList {...props} />
    </aside>
  );
}

/** The same without a column of its own. */
export function QueueList({ currentId, onOpen }: QueueProps) {
  const t = useMessages(operatorMessages);
  const [shown, setShown] = useState<QueueState>('waiting');
  const state = useQueue(shown);
  const { items = [] } = state;
  const [isOn] = useKeysChoice();
  const walk = (by: number) => {
    const at = items.findIndex(({ id }) => id === currentId);
    const next = items[at + by];
    if (at >= 0 && next) onOpen(next.id);
  };
  useKeys({ KeyJ: () => walk(1), KeyK: () => walk(-1) }, isOn);
  const [now] = useState(() => Date.now());
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  }, [onOpen]);
  const open = useCallback((id: string) => latest.current(id), []);
  return (
    <>
      <div className={css.head}>
        <Heading level={2} size="h3">
          <span>{`${t('moderation.queue')} `}</span>
          {state.status === 'ready' && <span className={page.count}>{state.total}</span>}
        </Heading>
        <Segmented
          label={t('moderation.queue')}
          isLabelHidden
          size="sm"
          value={shown}
          onChange={(next) => setShown(next as QueueState)}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'decided', label: t('moderation.decided') },
          ]}
        />
      </div>
      <LoadFailure failure={state.failure}>{t('moderation.queueFailed')}</LoadFailure>
      <FreshRows fresh={state.fresh} />
      <ol className={css.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} isCurrent={item.id === currentId} shown={shown} now={now} onOpen={open} />
        ))}
      </ol>
      {state.status === 'ready' && items.length < state.total && (
        <ShowMore
          shown={items.length}
          total={state.total}
          isPending={state.isLoadingMore}
          onShowMore={state.showMore}
        />
      )}
    </>
  );
}

interface ItemProps {
  item: QueuedVacancy;
  isCurrent: boolean;
  shown: QueueState;
  now: number;
  onOpen: (vacancyId: string) => void;
}

/** One of many: a decision draws anew the two that it concerns. */
const Item = memo(function Item({ item, isCurrent, shown, now, onOpen }: ItemProps) {
  return (
    <li>
      <button type="button" className={css.item} aria-current={isCurrent || undefined} onClick={() => onOpen(item.id)}>
        <span className={css.title}>{item.title}</span>
        <span className={css.line}>{item.company_name}</span>
        {shown === 'waiting' ? <Wait queue={item.queue} now={now} /> : <Decision item={item} now={now} />}
      </button>
    </li>
  );
});

function Wait({ queue, now }: { queue: QueuedVacancy['queue']; now: number }) {
  const t = useMessages(operatorMessages);
  const findings = queue?.findings ?? 0;
  const age = ageOf(queue?.submitted_at, now) ?? { h: 0, m: 0 };
  return (
    <span className={css.line} data-late={Date.parse(queue?.due_at ?? '') < now || undefined}>
      <Clock />
      <span>{` ${t(age.h > 0 ? 'moderation.age' : 'moderation.minutes', age)}`}</span>
      {findings > 0 && (
        <span className={css.findings}>
          <Flag />
          <span aria-hidden>{findings}</span>
          <VisuallyHidden>{t('moderation.findings', { count: findings })}</VisuallyHidden>
        </span>
      )}
      {queue?.claimed_by && (
        <span className={css.claimed}>
          <Lock />
          <span>{` ${queue.claimed_by}`}</span>
        </span>
      )}
    </span>
  );
}

function Decision({ item, now }: { item: QueuedVacancy; now: number }) {
  const words = useWords();
  const format = useFormat();
  return (
    <span className={css.line}>
      {`${words('moderation', item.moderation_status ?? '')}, ${format.moments(now).dateTime(item.moderated_at)}`}
    </span>
  );
}
