import type { ComponentProps, ReactNode } from 'react';
import type * as css from './BoardColumn.css.ts';

/** What a card is drawn of. */
export interface BoardCardData {
  /** Tells the cards of a board apart. */
  id: string;
  /** Whom or what it is of. */
  name: string;
  /** A saffron dot at the end of the name. @default false */
  isNew?: boolean;
}

/** Where a card goes: a column, or one of its zones. */
export interface BoardPlace {
  /** The column. */
  columnId: string;
  /** The zone that it was dropped on; absent for the column itself. */
  zoneId?: string;
}

/** A part of a column that cards are dropped on. */
export interface BoardZone {
  /** Absent for the column itself. */
  id?: string;
  /** A word or two. */
  label: string;
}

/** A column of a board. */
export interface BoardColumnData<Card extends BoardCardData> {
  /** Tells the columns apart. */
  id: string;
  /** The heading of the column. */
  label: string;
  /** How many there are, also of those that are not loaded. */
  count: number;
  /** The square before the name. @default 'neutral' */
  tone?: keyof typeof css.tone;
  /** The cards that are loaded, in their order. */
  cards: readonly Card[];
  /** The key that moves a card here. */
  shortcut?: string;
  /** Takes no card. @default false */
  isClosed?: boolean;
  /** Parts to drop on, the column itself first. @default the column is one */
  zones?: readonly BoardZone[];
  /** Folded to a strip, and the words of the button that unfolds it. @default it is not */
  unfoldLabel?: string;
  /** At the end of its head. */
  menu?: ReactNode;
  /** After its cards: the way to more of them. */
  more?: ReactNode;
  /** In place of cards. */
  empty?: ReactNode;
}

export interface BoardProps<Card extends BoardCardData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the board for readers. */
  label: string;
  /** In the order of the work, each with its cards. */
  columns: readonly BoardColumnData<Card>[];
  /** The lines under a card's name; called anew when the card is another object. */
  renderCard: (card: Card) => ReactNode;
  /** Names the button that opens the menu of a card. */
  menuLabel: (card: Card) => string;
  /** Ids of the selected cards. */
  selected: ReadonlySet<string>;
  /** Others are selected. */
  onSelectionChange: (selected: ReadonlySet<string>) => void;
  /** A card was pressed, or Enter on it. */
  onAction: (id: string) => void;
  /** A card was dropped or moved by a key. What it shows then is the owner's. */
  onMove: (id: string, place: BoardPlace) => void;
  /** The menu of a card is wanted, by its button or by M. */
  onMenu: (id: string) => void;
  /** A folded column was pressed, or a card rests over it. */
  onUnfold: (columnId: string) => void;
}
