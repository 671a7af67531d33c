import { memo } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as css from './BoardCards.css.ts';
import type { BoardCardData } from './boardProps.ts';
import { useCardWindow } from './useCardWindow.ts';

interface BoardCardsProps extends Omit<BoardCardProps, 'card' | 'index' | 'isSelected'> {
  cards: readonly BoardCardData[];
  selected: ReadonlySet<string>;
  /** Drawn wherever it stands: the focus is to go there. */
  wanted: string | undefined;
  label: string;
  /** How many there are, also of those that are not loaded. */
  count: number;
}

/** The cards of a column in one list; in place of those that are far from the window there is room for them. */
export const BoardCards = memo(
  function BoardCards({ cards, selected, wanted, label, count, ...drawn }: BoardCardsProps) {
    const { list, isDrawn, roomOf } = useCardWindow(cards);
    const parts: ReactNode[] = [];
    let room = 0;
    const leaveRoom = (before: string) => {
      parts.push(<div key={`before ${before}`} style={{ blockSize: room }} />);
      room = 0;
    };
    for (const [index, card] of cards.entries()) {
      if (!isDrawn(card.id, index) && card.id !== wanted) {
        room += roomOf(index);
        continue;
      }
      if (room > 0) leaveRoom(card.id);
      parts.push(<BoardCard key={card.id} {...drawn} card={card} index={index} isSelected={selected.has(card.id)} />);
    }
    leaveRoom('end');
    return (
      <div ref={list} role="grid" aria-label={label} aria-multiselectable aria-rowcount={count} className={css.cards}>
        {parts}
      </div>
    );
  },
  (before, after) =>
    before.locale === after.locale &&
    before.label === after.label &&
    before.wanted === after.wanted &&
    before.cards.length === after.cards.length &&
    after.cards.every(
      (card, at) => card === before.cards[at] && before.selected.has(card.id) === after.selected.has(card.id),
    ),
);

interface BoardCardProps {
  card: BoardCardData;
  index: number;
  isSelected: boolean;
  /** What is drawn is in this language. */
  locale: string;
  renderCard: (card: never) => ReactNode;
  menuLabel: (card: never) => string;
}

const BoardCard = memo(
  function BoardCard({ card, index, isSelected, ...drawn }: BoardCardProps) {
    return (
      <div
        role="row"
        aria-rowindex={index + 1}
        aria-selected={isSelected}
        // The board gives one card of each column the tab stop.
        tabIndex={-1}
        data-card={card.id}
        className={css.card}
      >
        <CardFace card={card} {...drawn} />
      </div>
    );
  },
  (before, after) =>
    before.locale === after.locale &&
    before.card === after.card &&
    before.index === after.index &&
    before.isSelected === after.isSelected,
);

/** What a card shows: not drawn anew where it is only selected. */
const CardFace = memo(
  function CardFace({ card, renderCard, menuLabel }: Omit<BoardCardProps, 'index' | 'isSelected'>) {
    const { name, isNew } = card;
    return (
      <div role="gridcell" className={css.cell}>
        <div className={css.title}>
          <span data-card-mark className={css.mark}>
            <Avatar name={name} size={32} className={css.initials} />
            <span className={css.check} />
          </span>
          <span className={css.name}>{name}</span>
          {isNew && <span className={css.dot} />}
          <button
            type="button"
            tabIndex={-1}
            data-card-menu
            aria-label={menuLabel(card as never)}
            className={css.more}
          />
        </div>
        {renderCard(card as never)}
      </div>
    );
  },
  (before, after) => before.locale === after.locale && before.card === after.card,
);
