import { formatCount } from '@kasb/domain/numbers';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocale } from '../messages/useLocale.ts';
import { BoardCards } from './BoardCards.tsx';
import * as css from './BoardColumn.css.ts';
import type { BoardCardData, BoardColumnData, BoardProps } from './boardProps.ts';

type BoardColumnProps<Card extends BoardCardData> = Pick<
  BoardProps<Card>,
  'renderCard' | 'menuLabel' | 'selected' | 'onUnfold'
> & { column: BoardColumnData<Card>; wanted: string | undefined };

/** A column with its head, or its strip. */
export function BoardColumn<Card extends BoardCardData>({ column, onUnfold, ...drawn }: BoardColumnProps<Card>) {
  const { id, label, count, tone = 'neutral', isClosed, zones, unfoldLabel, menu, more, empty, cards } = column;
  const { locale } = useLocale();
  const place = { 'data-column': id, 'data-closed': isClosed || undefined };
  const name = (
    <>
      <span className={css.tone[tone]} />
      <h2 className={css.label}>{label}</h2>
      <span className={css.count}>{formatCount(count)}</span>
    </>
  );
  if (unfoldLabel !== undefined)
    return (
      <div {...place} data-folded className={css.strip}>
        <IconButton aria-label={unfoldLabel} onPress={() => onUnfold(id)}>
          <PanelLeftOpen />
        </IconButton>
        <div className={css.upright}>{name}</div>
      </div>
    );
  return (
    <div {...place} className={css.column}>
      <div className={css.head}>
        {name}
        <span className={css.menu}>{menu}</span>
      </div>
      <div className={css.body}>
        {cards.length === 0 ? (
          <div className={css.empty}>{empty}</div>
        ) : (
          <BoardCards {...drawn} {...{ cards, count, locale }} label={`${label}, ${formatCount(count)}`} />
        )}
        {more}
      </div>
      {!isClosed && (
        <div className={css.zones} aria-hidden>
          {(zones ?? [{ label }]).map((zone, index) => (
            <div key={zone.id ?? index} data-zone={zone.id ?? ''} className={css.zone}>
              {zone.label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
