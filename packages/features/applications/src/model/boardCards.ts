import type { Application, ApplicationSort, ApplicationStatus } from '@kasb/contract';
import type { BoardCardData } from '@kasb/ui';
import { isApplicationStatus } from './applicationsView.ts';
import { inOrder } from './funnel.ts';

/** Where a card is moved to. */
export interface Move {
  status: ApplicationStatus;
  /** The sub-stage; without it the status alone. */
  stage?: { id: string; name?: string; name_uz?: string };
}

/** A column as it was read. */
export interface ReadColumn {
  status: ApplicationStatus;
  total: number;
  items: readonly Application[];
}

/** A card: the application as it is shown, and as it was read. */
export interface ApplicationCard extends BoardCardData {
  application: Application;
  status: ApplicationStatus;
  /** As it was read: what changes are told of. */
  read: Application;
}

/** A column as it is shown. */
export interface ShownColumn {
  status: ApplicationStatus;
  total: number;
  cards: ApplicationCard[];
}

interface Placing {
  moveOf: (application: Application) => Move | undefined;
  nameOf: (application: Application) => string;
  sort: ApplicationSort;
}

// A card that did not change is the same object: it is not drawn anew.
const known = new WeakMap<Application, { move: Move | undefined; name: string; card: ApplicationCard }>();

/** Columns with every card where it was moved to, and the counts that follow. */
export function placed(columns: readonly ReadColumn[], { moveOf, nameOf, sort }: Placing): ShownColumn[] {
  const shown = new Map<ApplicationStatus, ShownColumn>(
    inOrder.map((status) => [status, { status, total: 0, cards: [] }]),
  );
  const moved: ApplicationCard[] = [];
  const seen = new Set<string>();
  for (const { status, total, items } of columns) {
    const column = shown.get(status);
    if (!column) continue;
    column.total += total;
    for (const application of items) {
      // A page may repeat what a colleague moved meanwhile.
      if (seen.has(application.id)) continue;
      seen.add(application.id);
      const move = moveOf(application);
      const card = cardOf(application, status, move, nameOf);
      if (card.status === status) {
        column.cards.push(card);
        continue;
      }
      column.total -= 1;
      moved.push(card);
    }
  }
  for (const card of moved) {
    const column = shown.get(card.status);
    if (!column) continue;
    column.total += 1;
    const at = column.cards.findIndex((other) => comesBefore(card.application, other.application, sort));
    column.cards.splice(at < 0 ? column.cards.length : at, 0, card);
  }
  return [...shown.values()];
}

function cardOf(
  read: Application,
  column: ApplicationStatus,
  move: Move | undefined,
  nameOf: Placing['nameOf'],
): ApplicationCard {
  const status = move?.status ?? (isApplicationStatus(read.status) ? read.status : column);
  const name = nameOf(read);
  const before = known.get(read);
  if (before && before.move === move && before.name === name && before.card.status === status) return before.card;
  const application = move
    ? { ...read, status, stage: move.stage, status_since: new Date().toISOString(), is_new: false }
    : read;
  const card = { id: read.id, name, isNew: application.is_new, application, status, read };
  known.set(read, { move, name, card });
  return card;
}

function comesBefore(one: Application, other: Application, sort: ApplicationSort): boolean {
  const time = (text: string | undefined) => Date.parse(text ?? '') || 0;
  if (sort === 'vote' && (one.votes?.yes ?? 0) !== (other.votes?.yes ?? 0))
    return (one.votes?.yes ?? 0) > (other.votes?.yes ?? 0);
  if (sort === 'oldest') return time(one.created_at) < time(other.created_at);
  if (sort === 'waiting') return time(one.status_since) < time(other.status_since);
  return time(one.created_at) > time(other.created_at);
}
