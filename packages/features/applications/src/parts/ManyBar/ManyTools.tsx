import { nothingSelected, selectedOf } from '../../model/selection.ts';
import type { Selection } from '../../model/selection.ts';
import { RefusalDialog } from '../RefusalDialog/RefusalDialog.tsx';
import type { useMany } from '../useMany.tsx';
import { ManyBar } from './ManyBar.tsx';
import type { ManyBarProps } from './ManyBar.tsx';

export interface ManyToolsProps extends Omit<ManyBarProps, 'onMove' | 'onRefuse'> {
  many: ReturnType<typeof useMany>;
  /** Who is being refused. */
  refused: Selection | undefined;
  onRefuse: (selection: Selection | undefined) => void;
}

/** The bar of what is selected, and what it asks before it is done. */
export function ManyTools({ many, refused, onRefuse, ...bar }: ManyToolsProps) {
  const { selection, cards, onSelect } = bar;
  return (
    <>
      <ManyBar
        {...bar}
        onMove={(action) => void many.run(selection, { action }).then((isDone) => isDone && onSelect(nothingSelected))}
        onRefuse={() => onRefuse(selection)}
      />
      <RefusalDialog
        selection={refused}
        vacancies={vacanciesOf(cards, refused)}
        isPending={many.isPending}
        error={many.error}
        onClose={() => {
          many.reset();
          onRefuse(undefined);
        }}
        onRefuse={async (chosen) => {
          if (!refused || !(await many.run(refused, chosen))) return false;
          onSelect(nothingSelected);
          onRefuse(undefined);
          return true;
        }}
      />
    </>
  );
}

function vacanciesOf(cards: ManyBarProps['cards'], selection: Selection | undefined): string[] {
  if (!selection) return [];
  const ids = selectedOf(selection, cards);
  const titles = cards.flatMap(({ id, application }) =>
    ids.has(id) && application.vacancy.title ? [application.vacancy.title] : [],
  );
  return [...new Set(titles)];
}
