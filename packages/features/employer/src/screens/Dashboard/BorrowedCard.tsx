import type { BorrowedSubscription } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { LinkButton, Text } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import { PlanFrame } from './PlanFrame.tsx';
import * as css from './SubscriptionBlock.css.ts';

export interface BorrowedCardProps {
  borrowed: readonly BorrowedSubscription[];
}

/** Whose subscriptions the person publishes on, company by company, and the way to one of their own. */
export function BorrowedCard({ borrowed }: BorrowedCardProps) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  return (
    <PlanFrame
      title={t('borrowed.title')}
      ways={
        <LinkButton size="sm" className={css.way} href={links.pricing()}>
          {t('choosePlan')}
        </LinkButton>
      }
    >
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
    </PlanFrame>
  );
}
