import { useState } from 'react';
import { nothingSelected, selectedOf } from '../../model/selection.ts';
import type { Selection } from '../../model/selection.ts';
import { RefusalDialog } from '../RefusalDialog/RefusalDialog.tsx';
import type { useMany } from '../useMany.tsx';
import { WriteDialog } from '../WriteDialog/WriteDialog.tsx';
import { ManyBar } from './ManyBar.tsx';
import type { ManyBarProps } from './ManyBar.tsx';

export interface ManyToolsProps extends Omit<ManyBarProps, 'onMove' | 'onWrite' | 'onRefuse'> {
  many: ReturnType<typeof useMany>;
  /** Who is being refused. */
  refused: Selection | undefined;
  onRefuse: (selection: Selection | undefined) => void;
}

/** The bar of what is selected, and what it asks before it is done. */
export function ManyTools({ many, refused, onRefuse, ...bar }: ManyToolsProps) {
  const { selection, cards, onSelect } = bar;
  const [written, setWritten] = useState<Selection>();
  return (
    <>
      <ManyBar
        {...bar}
        onMove={(action) => void many.run(selection, { action }).then((isDone) => isDone && onSelect(nothingSelected))}
        onWrite={() => setWritten(selection)}
        onRefuse={() => onRefuse(selection)}
      />
      <WriteDialog
        selection={written}
        meantBy={many.meant}
        isPending={many.isPending}
        error={written && many.error}
        onClose={() => {
          many.reset();
          setWritten(undefined);
        }}
        onSend={async (chosen) => {
          if (!written || !(await many.run(written, chosen))) return false;
          onSelect(nothingSelected);
          setWritten(undefined);
          return true;
        }}
      />
      <RefusalDialog
        selection={refused}
        meantBy={many.meant}
        vacancies={vacanciesOf(cards, refused)}
        isPending={many.isPending}
        error={refused && many.error}
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
