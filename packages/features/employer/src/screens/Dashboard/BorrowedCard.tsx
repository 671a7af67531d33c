import type { BorrowedSubscription } from '@kasb/contract';
import { useLinks, useMessages, useWords } from '@kasb/kit';
import { Badge, Card, Heading, LinkButton, Text } from '@kasb/ui';
import { useId } from 'react';
import { employerMessages } from '../../messages/index.ts';
import * as css from './SubscriptionBlock.css.ts';

export interface BorrowedCardProps {
  borrowed: readonly BorrowedSubscription[];
}

/** Whose subscriptions the person publishes on, company by company, and the way to one of their own. */
export function BorrowedCard({ borrowed }: BorrowedCardProps) {
  const t = useMessages(employerMessages);
  const words = useWords();
  const links = useLinks();
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={2} size="h3">
          {t('borrowed.title')}
        </Heading>
        <Badge tone="positive" hasDot>
          {words('subscription', 'active')}
        </Badge>
      </div>
      <div className={css.body}>
        <ul className={css.lenders}>
          {borrowed.map(({ company_id: companyId, company_name: company, plan, lender }, index) => (
            <li key={`${companyId} ${index}`}>
              <Text weight="strong">{company}</Text>
              <Text size="sm" tone="muted">
                {t('borrowed.lender', { plan: plan ?? '', person: lender ?? '' })}
              </Text>
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted">
          {t('borrowed.hint')}
        </Text>
        <div className={css.ways}>
          <LinkButton size="sm" className={css.way} href={links.pricing()}>
            {t('choosePlan')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
