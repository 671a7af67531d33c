import type { AttentionItem } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import { roomPath } from '../../model/sections.ts';
import * as css from './Overview.css.ts';

const kinds = ['late', 'invoices', 'refunds', 'headhunter'] as const;

/** What waits for an operator, and the way there. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  const t = useMessages(operatorMessages);
  return (
    <Card title={t('today.attention')} padding="none">
      {items.length === 0 ? (
        <div className={css.nothing}>
          <EmptyState size="sm" title={t('today.calm')} />
        </div>
      ) : (
        <ul className={css.items}>
          {items.map(({ kind, count = 0, names }) => {
            const known = kinds.find((each) => each === kind);
            return (
              known && (
                <li key={known} className={css.item}>
                  <span className={css.what}>
                    <span>{t(`today.${known}`, { count })}</span>
                    {names.length > 0 && <span className={css.names}>{names.join(', ')}</span>}
                  </span>
                  {known === 'late' && (
                    <LinkButton size="sm" href={roomPath('moderation')}>
                      {t('open')}
                    </LinkButton>
                  )}
                </li>
              )
            );
          })}
        </ul>
      )}
    </Card>
  );
}
