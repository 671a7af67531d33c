import { useWords } from '@kasb/kit';
import { Badge, Card, Heading } from '@kasb/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './SubscriptionBlock.css.ts';

export interface PlanFrameProps {
  title: ReactNode;
  /** The links under it. */
  ways: ReactNode;
  children: ReactNode;
}

/** The card of what one publishes on: it is active, and there are ways on. */
export function PlanFrame({ title, ways, children }: PlanFrameProps) {
  const words = useWords();
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={2} size="h3">
          {title}
        </Heading>
        <Badge tone="positive" hasDot>
          {words('subscription', 'active')}
        </Badge>
      </div>
      <div className={css.body}>
        {children}
        <div className={css.ways}>{ways}</div>
      </div>
    </Card>
  );
}
