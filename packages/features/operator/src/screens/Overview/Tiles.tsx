import type { TodayTile } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { StatTile } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import * as css from './Overview.css.ts';

/** The tiles in their order, as far as the operator is told of them. */
const order = ['employers', 'vacancies', 'applications', 'paid', 'waiting', 'decided', 'sms', 'subscriptions'] as const;

/** The same weekday before, as it is said: Sunday first. */
const weekdays = [
  'today.usual.0',
  'today.usual.1',
  'today.usual.2',
  'today.usual.3',
  'today.usual.4',
  'today.usual.5',
  'today.usual.6',
] as const;

interface TilesProps {
  /** `2026-11-20`. */
  day: string;
  tiles: readonly TodayTile[];
}

/** The numbers of a day, and by how much each differs from a usual one. */
export function Tiles({ day, tiles }: TilesProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const usually = weekdays[new Date(day).getUTCDay()];
  const noteOf = ({ id, note }: TodayTile) => {
    if (note === undefined) return undefined;
    if (id === 'subscriptions') return t('today.ending', { n: format.number(note) });
    if (id === 'sms') return t('today.unsent', { n: format.number(note) });
    if (id === 'paid') return t('today.orders', { count: note });
    const [h, m] = [Math.floor(note / 60), note % 60];
    const time = t(h > 0 ? 'moderation.age' : 'moderation.minutes', { h, m });
    return id === 'waiting' || id === 'decided' ? t(`today.note.${id}`, { time }) : undefined;
  };
  return (
    <div className={css.tiles}>
      {order.map((id) => {
        const tile = tiles.find((each) => each.id === id);
        if (!tile) return null;
        const { value = 0, usual } = tile;
        const note = noteOf(tile);
        const by = usual === undefined || note !== undefined ? 0 : Math.round(value - usual);
        return (
          <StatTile
            key={id}
            label={t(id === 'paid' ? 'paidAt' : `today.${id}`)}
            value={format.number(value)}
            change={
              by === 0
                ? undefined
                : { direction: by > 0 ? 'up' : 'down', text: format.number(Math.abs(by)), isGood: by > 0 }
            }
            since={usually && t(usually)}
            note={note}
          />
        );
      })}
    </div>
  );
}
