'use client';
import { formatMoney } from '@kasb/domain/money';
import Check from 'lucide-react/icons/check';
import { use, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { UiMessagesContext } from '../messages/UiMessagesProvider.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
import { cx } from '../private/cx.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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

const periods = { monthly: 'planMonthly', yearly: 'planYearly', lifetime: 'planLifetime' } as const;
const isPeriod = (period: string): period is keyof typeof periods => Object.hasOwn(periods, period);

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
  const words = useUiMessages();
  const { locale } = use(UiMessagesContext);
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
            {name || words.untitled}
          </Heading>
          <span className={css.badges}>
            {isCurrent && <Badge tone="accent">{words.planCurrent}</Badge>}
            {period && <Badge>{isPeriod(period) ? words[periods[period]] : period}</Badge>}
          </span>
        </div>
        <p className={css.description}>{description}</p>
      </Stack>
      {hasPrice && (
        <Text size="price" weight="bold">
          {formatMoney(price, currency || 'UZS', locale)}
        </Text>
      )}
      <Button
        isFullWidth
        variant={isCurrent ? 'primary' : 'secondary'}
        isDisabled={!hasPrice}
        aria-describedby={id}
        onPress={onBuy}
      >
        {words.planBuy}
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
