import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useLocale } from '../messages/useLocale.ts';
import * as css from './BoardCards.css.ts';
import type { BoardCardData, BoardProps } from './boardProps.ts';

interface BoardCardsProps<Card extends BoardCardData> extends Pick<
  BoardProps<Card>,
  'renderCard' | 'menuLabel' | 'selected'
> {
  cards: readonly Card[];
}

/** The cards of a column. They stand in one list, and no card knows its place: a move draws the one that moved. */
export function BoardCards<Card extends BoardCardData>({ cards, selected, ...drawn }: BoardCardsProps<Card>) {
  const { locale } = useLocale();
  return cards.map((card) => (
    <BoardCard key={card.id} {...drawn} card={card} isSelected={selected.has(card.id)} locale={locale} />
  ));
}

interface BoardCardProps {
  card: BoardCardData;
  isSelected: boolean;
  /** What is drawn is in this language. */
  locale: string;
  renderCard: (card: never) => ReactNode;
  menuLabel: (card: never) => string;
}

const BoardCard = memo(
  function BoardCard({ card, isSelected, ...drawn }: BoardCardProps) {
    return (
      // The board gives one card of each column the tab stop.
      <div role="row" aria-selected={isSelected} tabIndex={-1} data-card={card.id} className={css.card}>
        <CardFace card={card} {...drawn} />
      </div>
    );
  },
  (before, after) =>
    before.locale === after.locale && before.card === after.card && before.isSelected === after.isSelected,
);

/** What a card shows: not drawn anew where it is only selected. */
const CardFace = memo(
  function CardFace({ card, renderCard, menuLabel }: Omit<BoardCardProps, 'isSelected'>) {
    const { name, isNew } = card;
    return (
      <div role="gridcell" className={css.cell}>
        <div className={css.title}>
          <span data-card-mark className={css.mark}>
            <Avatar name={name} size={32} className={css.initials} />
            <span className={css.check}>
              <Check />
            </span>
          </span>
          <span className={css.name}>{name}</span>
          {isNew && <span className={css.dot} />}
          <button type="button" tabIndex={-1} data-card-menu aria-label={menuLabel(card as never)} className={css.more}>
            <Ellipsis />
          </button>
        </div>
        {renderCard(card as never)}
      </div>
    );
  },
  (before, after) => before.locale === after.locale && before.card === after.card,
);
