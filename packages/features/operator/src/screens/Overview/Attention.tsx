import type { AttentionItem } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { BadgeAlert, ListChecks, ReceiptText, ShieldAlert, Timer, Undo2, Unplug } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRoom } from '../../data/room.ts';
import { operatorMessages } from '../../messages/index.ts';
import { methodOf, spacedNumber } from '../../model/orders.ts';
import { isReader, roomPath } from '../../model/sections.ts';
import type { Section } from '../../model/sections.ts';
import * as css from './Overview.css.ts';

interface Kind {
  Icon: LucideIcon;
  /** The page on which it is dealt with. */
  section?: Section;
  /** What is to be done there. */
  way?: 'open' | 'today.look' | 'today.mark' | 'check';
  /** What is looked at there. */
  view?: Readonly<Record<string, string>>;
}

const kinds = {
  late: { Icon: ListChecks, section: 'moderation' },
  jobs: { Icon: Timer, section: 'jobs', way: 'today.look' },
  invoices: { Icon: ReceiptText, section: 'orders', way: 'today.mark', view: { state: 'waiting', method: 'invoice' } },
  refunds: { Icon: Undo2, section: 'orders', way: 'check', view: { state: 'refunds' } },
  headhunter: { Icon: Unplug },
  marks: { Icon: BadgeAlert, section: 'companies', way: 'check', view: { state: 'unverified' } },
  pauses: { Icon: ShieldAlert, section: 'audit', way: 'today.look', view: { action: 'operator.failed' } },
} as const satisfies Record<string, Kind>;

const isKnown = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** What waits for an operator, and the way there. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  const t = useMessages(operatorMessages);
  return (
    <Card title={t('today.attention')} padding="none">
      {items.length === 0 ? (
        <div className={css.nothing}>
          <EmptyState size="sm" title={t('today.calm')} />
        </div>
      ) : (
        <ul className={css.items}>
          {items.map(({ kind = '', ...item }) => isKnown(kind) && <Item key={kind} kind={kind} {...item} />)}
        </ul>
      )}
    </Card>
  );
}

type KnownItem = Omit<AttentionItem, 'kind'> & { kind: keyof typeof kinds };

/** What is said of it, and under that what or who it is. */
function useWording({ kind, count = 0, names, note, by }: KnownItem): [text: string, under: string] {
  const t = useMessages(operatorMessages);
  const [number] = names;
  if (kind === 'late')
    return [t('today.late', { count, time: t('today.hours', { count: note ?? 2 }) }), names.join(', ')];
  if (kind === 'refunds' && count === 1 && number) {
    const method = methodOf(by);
    const isOnline = method !== undefined && method !== 'invoice' && note !== undefined;
    const time = t('moderation.age', { h: Math.floor((note ?? 0) / 60), m: (note ?? 0) % 60 });
    return [
      t('today.refund', { n: spacedNumber(number) }),
      isOnline ? t('today.refundBegun', { name: t(`orders.method.${method}`), time }) : '',
    ];
  }
  return [t(`today.${kind}`, { count }), names.join(', ')];
}

function Item(item: KnownItem) {
  const t = useMessages(operatorMessages);
  const { operator } = useRoom();
  const { Icon, section, way = 'open', view }: Kind = kinds[item.kind];
  const [text, under] = useWording(item);
  return (
    <li className={css.item}>
      <span className={css.icon} data-kind={item.kind}>
        <Icon />
      </span>
      <span className={css.what}>
        <span>{text}</span>
        {under && <span className={css.names}>{under}</span>}
      </span>
      {section && isReader(section, operator.role) && (
        <LinkButton size="sm" href={roomPath(section, undefined, view)}>
          {t(way)}
        </LinkButton>
      )}
    </li>
  );
}
