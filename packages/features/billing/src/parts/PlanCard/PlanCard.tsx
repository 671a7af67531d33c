'use client';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Button, Card, Heading, Stack, Text, cx } from '@kasb/ui';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { billingMessages } from '../../messages/index.ts';
import * as css from './PlanCard.css.ts';

export interface PlanCardProps {
  /** @default «Без названия» */
  name?: string | null;
  /** `monthly`, `yearly` or `lifetime`; an unknown one is shown as it came. */
  period?: string | null;
  description?: string | null;
  /** In whole units of the currency; without one nothing can be bought. */
  price?: number | null;
  /** ISO 4217 code. @default 'UZS' */
  currency?: string | null;
  features?: readonly string[];
  /** The plan of the active subscription: an accent edge, «Ваш план» and the only solid button. @default false */
  isCurrent?: boolean;
  onBuy: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
  className?: string;
}

/** A plan that can be bought: stretch a row of them to one height. */
export function PlanCard({
  name,
  period,
  description,
  price,
  currency,
  features = [],
  isCurrent,
  onBuy,
  headingLevel = 2,
  className,
}: PlanCardProps) {
  const t = useMessages(billingMessages);
  const words = useWords();
  const format = useFormat();
  const id = useId();
  const hasPrice = typeof price === 'number' && Number.isFinite(price) && price >= 0;
  return (
    <Card
      as="article"
      padding="none"
      aria-labelledby={id}
      data-current={isCurrent || undefined}
      className={cx(css.plan, className)}
    >
      <Stack gap={2}>
        <div className={css.head}>
          <Heading id={id} level={headingLevel} size="h2">
            {name || t('untitled')}
          </Heading>
          <span className={css.badges}>
            {isCurrent && <Badge tone="accent">{t('plan.current')}</Badge>}
            {period && <Badge>{words('period', period)}</Badge>}
          </span>
        </div>
        <p className={css.description}>{description}</p>
      </Stack>
      {hasPrice && (
        <Text size="price" weight="bold">
          {format.money(price, currency || 'UZS')}
        </Text>
      )}
      <Button
        isFullWidth
        variant={isCurrent ? 'primary' : 'secondary'}
        isDisabled={!hasPrice}
        aria-describedby={id}
        onPress={onBuy}
      >
        {t('plan.buy')}
      </Button>
      {features.length > 0 && (
        <>
          <hr className={css.rule} />
          <ul className={css.features}>
            {features.map((feature, index) => (
              <li key={index} className={css.feature}>
                <Check />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
