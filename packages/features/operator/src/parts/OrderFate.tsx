import { useMessages } from '@kasb/kit';
import { Badge } from '@kasb/ui';
import type { BadgeTone } from '@kasb/ui';
import { Check, Clock, Undo2, X } from 'lucide-react';
import { operatorMessages } from '../messages/index.ts';
import type { Fate } from '../model/orders.ts';

const looks: Record<Fate, { tone: BadgeTone; icon?: typeof Check }> = {
  waits: { tone: 'info', icon: Clock },
  failed: { tone: 'critical', icon: X },
  paid: { tone: 'positive', icon: Check },
  cancelled: { tone: 'neutral' },
  expired: { tone: 'neutral' },
  refunding: { tone: 'warning', icon: Undo2 },
  refunded: { tone: 'neutral', icon: Undo2 },
};

/** What became of an order, as a word and a tone. */
export function OrderFate({ fate }: { fate: Fate }) {
  const t = useMessages(operatorMessages);
  const { tone, icon: Icon } = looks[fate];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {t(`orders.${fate}`)}
    </Badge>
  );
}
