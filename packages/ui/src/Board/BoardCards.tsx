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

const CHUNK = 25;

/** The cards of a column, drawn anew some at a time: a change concerns those around it alone. */
export function BoardCards<Card extends BoardCardData>({ cards, selected, ...drawn }: BoardCardsProps<Card>) {
  const { locale } = useLocale();
  return Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, index) => {
    const chunk = cards.slice(index * CHUNK, (index + 1) * CHUNK);
    const marked = chunk.filter(({ id }) => selected.has(id)).map(({ id }) => id);
    return <CardChunk key={index} {...drawn} locale={locale} cards={chunk} marked={marked} first={index * CHUNK + 1} />;
  });
}

interface CardChunkProps {
  cards: readonly BoardCardData[];
  /** Ids of the selected ones among them. */
  marked: readonly string[];
  /** The place of the first of them in its column. */
  first: number;
  /** What is drawn is in this language. */
  locale: string;
  renderCard: (card: never) => ReactNode;
  menuLabel: (card: never) => string;
}

const CardChunk = memo(
  function CardChunk({ cards, marked, first, locale, renderCard, menuLabel }: CardChunkProps) {
    return cards.map((card, index) => (
      <BoardCard
        key={card.id}
        card={card}
        position={first + index}
        isSelected={marked.includes(card.id)}
        locale={locale}
        renderCard={renderCard}
        menuLabel={menuLabel}
      />
    ));
  },
  (before, after) =>
    before.locale === after.locale &&
    before.first === after.first &&
    hasSame(before.cards, after.cards) &&
    hasSame(before.marked, after.marked),
);

interface BoardCardProps extends Pick<CardChunkProps, 'locale' | 'renderCard' | 'menuLabel'> {
  card: BoardCardData;
  position: number;
  isSelected: boolean;
}

const BoardCard = memo(
  function BoardCard({ card, position, isSelected, ...drawn }: BoardCardProps) {
    return (
      // The board gives one card of each column the tab stop.
      <div
        role="row"
        aria-rowindex={position}
        aria-selected={isSelected}
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
    before.position === after.position &&
    before.isSelected === after.isSelected,
);

/** What a card shows: the same wherever it stands, so that one moved at the top redraws none below it. */
const CardFace = memo(
  function CardFace({ card, renderCard, menuLabel }: Omit<BoardCardProps, 'position' | 'isSelected'>) {
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

function hasSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((value, index) => value === after[index]);
}
