import type { ApplicationStatus, Stage } from '@kasb/contract';
import { LoadFailure, match, NothingFiltered, useMessages, useWords } from '@kasb/kit';
import { Board, Card, EmptyState, VisuallyHidden } from '@kasb/ui';
import type { BoardPlace } from '@kasb/ui';
import { Suspense, useState } from 'react';
import { useBoard } from '../../data/useBoard.ts';
import { useStages } from '../../data/useStages.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { isNarrowed } from '../../model/applicationFilters.ts';
import type { ApplicationFilters } from '../../model/applicationFilters.ts';
import { placed } from '../../model/boardCards.ts';
import type { ApplicationCard, Move } from '../../model/boardCards.ts';
import { nothingSelected, reselected, selectedOf } from '../../model/selection.ts';
import type { Selection } from '../../model/selection.ts';
import { ManyTools } from '../ManyBar/ManyTools.tsx';
import { SettingsDialog } from '../Settings/lazySettings.ts';
import { useApplicantNameOf } from '../useApplicantName.ts';
import { useBoardSwitch } from '../useBoardSwitch.tsx';
import { useMany } from '../useMany.tsx';
import { useStageName } from '../useStageName.ts';
import * as css from './Board.css.ts';
import { BoardKeys } from './BoardKeys.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { CardLines } from './CardLines.tsx';
import { StageDialog } from './StageDialog.tsx';
import { useColumnParts } from './useColumnParts.tsx';
import { useFocusOnMore } from './useFocusOnMore.ts';

export interface BoardViewProps {
  /** Applications to this vacancy alone. */
  vacancyId: string | undefined;
  filters: ApplicationFilters;
  onOpen: (applicationId: string) => void;
  /** Clears the filters. */
  onReset: () => void;
}

/** The applications as cards in columns of their statuses. */
export function BoardView(props: BoardViewProps) {
  const read = useBoard(props.vacancyId, props.filters);
  const { stages } = useStages(props.vacancyId);
  return <ReadBoard {...props} {...read} stages={stages} />;
}

interface ReadBoardProps extends BoardViewProps, ReturnType<typeof useBoard> {
  stages: readonly Stage[];
}

/** By itself, so that a card that moves does not have all queries of the columns looked at again. */
function ReadBoard({ vacancyId, filters, onOpen, onReset, board, columns: read, stages }: ReadBoardProps) {
  const t = useMessages(boardMessages);
  const words = useWords();
  const nameOf = useApplicantNameOf();
  const stageName = useStageName();
  const { moveOf, move } = useBoardSwitch();
  const many = useMany(filters, vacancyId);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [refused, setRefused] = useState<Selection>();
  const [asked, setAsked] = useState<string>();
  const [folded, setFolded] = useState<ReadonlySet<ApplicationStatus>>(new Set<ApplicationStatus>(['rejected']));
  const [isSetting, setSetting] = useState(false);
  const [said, setSaid] = useState<{ name: string; to: Move; count: number }>();

  const sort =
    filters.sort === 'oldest' || filters.sort === 'waiting' || filters.sort === 'vote' ? filters.sort : 'newest';
  const columns = placed(read, { moveOf, nameOf, sort });
  const cards = columns.flatMap((column) => column.cards);
  const cardById = (id: string | undefined) => cards.find((card) => card.id === id);
  const selected = selectedOf(selection, cards);

  const moveCard = (card: ApplicationCard, to: Move) => {
    if (to.status === 'rejected') return setRefused({ kind: 'ids', ids: new Set([card.id]) });
    if (to.status === 'applied' || (card.status === to.status && card.application.stage?.id === to.stage?.id)) return;
    const column = columns.find(({ status }) => status === to.status);
    const count = (column?.total ?? 0) + (card.status === to.status ? 0 : 1);
    setSaid({ name: card.name, to, count });
    void move(card.read, to);
  };
  const moveTo = (id: string, { columnId, zoneId }: BoardPlace) => {
    const card = cardById(id);
    const stage = stages.find((one) => one.id === zoneId);
    if (card) moveCard(card, { status: columnId as ApplicationStatus, ...(stage && { stage }) });
  };
  const select = (next: Selection) => setSelection(next);
  const partsOf = useColumnParts({
    stages,
    folded,
    last: many.last,
    onFold: (status) => setFolded(new Set([...folded, status])),
    onSettings: () => setSetting(true),
    onSelectAll: (status, total) => select({ kind: 'column', status, total, except: new Set() }),
    onTakeBack: (id) => void many.takeBack(id),
  });

  const watchMore = useFocusOnMore(columns);
  const isEmpty = columns.every(({ total }) => total === 0);
  return match(board, {
    loading: () => <BoardSkeleton />,
    error: (failure) => <LoadFailure failure={failure}>{t('board.failed')}</LoadFailure>,
    ready: ({ failure }) => (
      <>
        <LoadFailure failure={failure} className={css.part}>
          {t('board.stale')}
        </LoadFailure>
        {isEmpty && isNarrowed(filters) && (
          <Card>
            <NothingFiltered title={t('list.nothing')} reset={t('resetFilters')} onReset={onReset} />
          </Card>
        )}
        {isEmpty && !isNarrowed(filters) && (
          <Card>
            <EmptyState title={t('list.emptyHint')} />
          </Card>
        )}
        {!isEmpty && (
          <>
            <Board
              label={t('board.label')}
              columns={columns.map((column, index) => ({
                id: column.status,
                label: words('application', column.status),
                count: column.total,
                cards: column.cards,
                ...partsOf(column, read[index], watchMore),
              }))}
              renderCard={(card) => <CardLines card={card} hasVacancy={vacancyId === undefined} />}
              menuLabel={({ name }) => t('board.menu', { name })}
              selected={selected}
              onSelectionChange={(next) => select(reselected(selection, next, cards))}
              onAction={onOpen}
              onMove={moveTo}
              onMenu={setAsked}
              onUnfold={(id) => setFolded(new Set([...folded].filter((status) => status !== id)))}
            />
            <BoardKeys />
          </>
        )}
        <VisuallyHidden role="status">
          {said &&
            t('board.moved', {
              name: said.name,
              stage: stageName(said.to.stage) ?? words('application', said.to.status),
              n: said.count,
            })}
        </VisuallyHidden>
        <StageDialog
          card={cardById(asked)}
          stages={stages}
          isSelected={asked !== undefined && selected.has(asked)}
          onMove={moveCard}
          onSelect={(id) => {
            const next = new Set(selected);
            if (!next.delete(id)) next.add(id);
            select(reselected(selection, next, cards));
          }}
          onClose={() => setAsked(undefined)}
        />
        {isSetting && (
          <Suspense>
            <SettingsDialog vacancyId={vacancyId} onClose={() => setSetting(false)} />
          </Suspense>
        )}
        <ManyTools {...{ many, selection, cards, columns, stages, refused }} onSelect={select} onRefuse={setRefused} />
      </>
    ),
  });
}
