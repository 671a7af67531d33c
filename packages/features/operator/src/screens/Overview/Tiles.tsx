import type { TodayTile } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { StatTile } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import * as css from './Overview.css.ts';

/** The tiles in their order, as far as the operator is told of them. */
const order = ['employers', 'vacancies', 'applications', 'paid', 'waiting', 'decided', 'sms', 'subscriptions'] as const;

/** The numbers of a day, and by how much each differs from a usual one. */
export function Tiles({ tiles }: { tiles: readonly TodayTile[] }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  return (
    <div className={css.tiles}>
      {order.map((id) => {
        const tile = tiles.find((each) => each.id === id);
        if (!tile) return null;
        const { value = 0, usual } = tile;
        const by = usual === undefined ? 0 : Math.round(value - usual);
        return (
          <StatTile
            key={id}
            label={t(`today.${id}`)}
            value={format.number(value)}
            change={
              by === 0
                ? undefined
                : { direction: by > 0 ? 'up' : 'down', text: format.number(Math.abs(by)), isGood: by > 0 }
            }
            since={t('today.usual')}
          />
        );
      })}
    </div>
  );
}
