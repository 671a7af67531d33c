import { useMessages } from '@kasb/kit';
import { Badge } from '@kasb/ui';
import type { BadgeTone } from '@kasb/ui';
import { Check, Clock, Undo2, X } from 'lucide-react';
import { operatorMessages } from '../messages/index.ts';
import type { Fate } from '../model/orders.ts';

const looks = {
  waits: { text: 'waits', tone: 'info', icon: Clock },
  failed: { text: 'order.failed', tone: 'critical', icon: X },
  paid: { text: 'order.paid', tone: 'positive', icon: Check },
  cancelled: { text: 'cancelled', tone: 'neutral', icon: undefined },
  expired: { text: 'order.expired', tone: 'neutral', icon: undefined },
  refunding: { text: 'refunding', tone: 'warning', icon: Undo2 },
  refunded: { text: 'orders.refunded', tone: 'neutral', icon: Undo2 },
} as const satisfies Record<Fate, { text: string; tone: BadgeTone; icon: typeof Check | undefined }>;

/** The key of the word for what became of an order. */
export const fateWord = (fate: Fate) => looks[fate].text;

/** What became of an order, as a word and a tone. */
export function OrderFate({ fate }: { fate: Fate }) {
  const t = useMessages(operatorMessages);
  const { text, tone, icon: Icon } = looks[fate];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {t(text)}
    </Badge>
  );
}
