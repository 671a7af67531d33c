import { Badge } from '@kasb/ui';
import type { BadgeTone } from '@kasb/ui';
import { Check, Clock, Undo2, X } from 'lucide-react';
import type { OutcomeKind } from '../../model/outcome.ts';

export interface OrderBadgeProps {
  kind: OutcomeKind;
  /** What it says. */
  children: string;
}

const looks: Record<OutcomeKind, { tone: BadgeTone; icon?: typeof Check }> = {
  waiting: { tone: 'info', icon: Clock },
  invoice: { tone: 'info', icon: Clock },
  paid: { tone: 'positive', icon: Check },
  failed: { tone: 'critical', icon: X },
  expired: { tone: 'neutral' },
  cancelled: { tone: 'neutral' },
  refunding: { tone: 'warning', icon: Undo2 },
  refunded: { tone: 'neutral', icon: Undo2 },
};

/** What became of an order, as a word and a tone. */
export function OrderBadge({ kind, children }: OrderBadgeProps) {
  const { tone, icon: Icon } = looks[kind];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {children}
    </Badge>
  );
}
