import type { Application } from '@kasb/contract';
import { noFilters } from '../../model/applicationFilters.ts';
import { useMany } from '../useMany.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';

export interface RefusalProps {
  application: Application;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why this one applicant is refused and what they are told: a batch of one, which can be taken back. */
export function Refusal({ application, isOpen, onClose }: RefusalProps) {
  const many = useMany(noFilters, undefined);
  const selection = { kind: 'ids', ids: new Set([application.id]) } as const;
  const { title } = application.vacancy;
  return (
    <RefusalDialog
      selection={isOpen ? selection : undefined}
      meantBy={many.meant}
      vacancies={title ? [title] : []}
      isPending={many.isPending}
      error={many.error}
      onClose={() => {
        many.reset();
        onClose();
      }}
      onRefuse={async (chosen) => {
        const isDone = await many.run(selection, chosen);
        if (isDone) onClose();
        return isDone;
      }}
    />
  );
}
