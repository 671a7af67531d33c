import { LoadFailure, useMessages } from '@kasb/kit';
import { Heading, ShowMore } from '@kasb/ui';
import { Clock, Lock } from 'lucide-react';
import { useState } from 'react';
import { useKeys, useKeysChoice } from '../../data/useKeys.ts';
import { useQueue } from '../../data/useQueue.ts';
import { operatorMessages } from '../../messages/index.ts';
import { ageOf } from '../../model/age.ts';
import { FreshRows } from '../../parts/FreshRows/FreshRows.tsx';
import * as css from './Queue.css.ts';

interface QueueProps {
  currentId: string | undefined;
  onOpen: (vacancyId: string) => void;
}

/** The vacancies that wait, oldest first, and who looks at them. */
export function Queue({ currentId, onOpen }: QueueProps) {
  const t = useMessages(operatorMessages);
  const state = useQueue();
  const { items = [] } = state;
  const [isOn] = useKeysChoice();
  const walk = (by: number) => {
    const at = items.findIndex(({ id }) => id === currentId);
    const next = items[at + by];
    if (at >= 0 && next) onOpen(next.id);
  };
  useKeys({ KeyJ: () => walk(1), KeyK: () => walk(-1) }, isOn);
  const [now] = useState(() => Date.now());
  return (
    <aside className={css.queue} aria-label={t('moderation.queue')} tabIndex={-1}>
      <Heading level={2} size="h3" className={css.head}>
        {t('moderation.queue')} {state.status === 'ready' && <span className={css.count}>{state.total}</span>}
      </Heading>
      <LoadFailure failure={state.failure}>{t('moderation.queueFailed')}</LoadFailure>
      <FreshRows fresh={state.fresh} />
      <ol className={css.list}>
        {items.map(({ id, title, company_name: company, queue }) => (
          <li key={id}>
            <button
              type="button"
              className={css.item}
              aria-current={id === currentId || undefined}
              onClick={() => onOpen(id)}
            >
              <span className={css.title}>{title}</span>
              <span className={css.line}>{company}</span>
              <span className={css.line} data-late={Date.parse(queue?.due_at ?? '') < now || undefined}>
                <Clock /> <Age since={queue?.submitted_at} now={now} />
                {queue?.claimed_by && (
                  <span className={css.claimed}>
                    <Lock /> {queue.claimed_by}
                  </span>
                )}
              </span>
            </button>
          </li>
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
    </aside>
  );
}

function Age({ since, now }: { since: string | undefined; now: number }) {
  const t = useMessages(operatorMessages);
  const age = ageOf(since, now) ?? { h: 0, m: 0 };
  return <span>{t(age.h > 0 ? 'moderation.age' : 'moderation.minutes', age)}</span>;
}
