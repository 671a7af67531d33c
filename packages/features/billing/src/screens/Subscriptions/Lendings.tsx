import type { SubscriptionLending } from '@kasb/contract';
import { isLacking, LendingList, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { Heading, Text } from '@kasb/ui';
import { useId } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { LendingRow } from './LendingRow.tsx';
import * as css from './Lendings.css.ts';

export interface LendingsProps {
  subscriptionId: string;
  query: QueryState<{ items: readonly SubscriptionLending[] }>;
}

/** Who else publishes on a subscription: a switch for each of the holder's companies, which the holder alone moves. */
export function Lendings({ subscriptionId, query }: LendingsProps) {
  const t = useMessages(billingMessages);
  const id = useId();
  if (query.status === 'error' && isLacking(query.error)) return null;
  return (
    <section aria-labelledby={id} className={css.block}>
      <div className={css.words}>
        <Heading id={id} level={3}>
          {t('lending.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('lending.hint')}
        </Text>
      </div>
      <LendingList t={t} query={query} isShown={({ subscription_id: its }) => its === subscriptionId}>
        {(lending) => <LendingRow key={lending.company_id} lending={lending} />}
      </LendingList>
    </section>
  );
}
