import type { Standing } from '@kasb/domain/subscription';
import { useLinks, useMessages } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { Check } from 'lucide-react';
import { billingMessages } from '../../messages/index.ts';
import * as css from './Subscriptions.css.ts';

export interface CardFooterProps {
  features: readonly string[];
  standing: Standing;
  isMain: boolean;
  /** It begins when another ends. */
  isComing: boolean;
  /** Where it is extended. */
  extension: string;
}

/** What the plan has, and the ways on: a vacancy and an extension while it runs, a new one after. */
export function CardFooter({
  features,
  standing: { isActive, canExtend },
  isMain,
  isComing,
  extension,
}: CardFooterProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  return (
    <div className={css.footer}>
      {features.length > 0 && (
        <ul aria-label={t('subscription.features')} className={css.features}>
          {features.map((feature, index) => (
            <li key={index} className={css.feature}>
              <Check aria-hidden className={css.check} />
              <span className={css.featureText}>{feature}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.ways}>
        {isActive && (
          <LinkButton
            className={css.way}
            size="sm"
            variant={canExtend ? 'quiet' : 'secondary'}
            href={links.createVacancy()}
          >
            {t('createVacancy')}
          </LinkButton>
        )}
        {canExtend && (
          <LinkButton className={css.way} size="sm" variant={isMain ? 'primary' : 'secondary'} href={extension}>
            {t('extend')}
          </LinkButton>
        )}
        {!isActive && !isComing && (
          <LinkButton className={css.way} size="sm" href={links.pricing()}>
            {t('subscription.buyNew')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
