import { ProblemSentence, useMessages } from '@kasb/kit';
import { IconButton } from '@kasb/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeleteCompany } from '../../data/useDeleteCompany.ts';
import { companiesMessages } from '../../messages/index.ts';
import { useQuestion } from '../../parts/useQuestion.tsx';

export interface DeleteCompanyProps {
  companyId: string;
  onDeleted: () => void;
  onFailed: (why: ReactNode) => void;
}

/** Deletes a company after a question: it cannot be undone. */
export function DeleteCompany({ companyId, onDeleted, onFailed }: DeleteCompanyProps) {
  const t = useMessages(companiesMessages);
  const { isPending, run } = useDeleteCompany();
  const { ask, dialog } = useQuestion({
    title: t('delete.title'),
    text: t('delete.text'),
    confirm: t('delete'),
    isPending,
    async action() {
      const result = await run(companyId);
      if (result.ok) onDeleted();
      else onFailed(<ProblemSentence error={result.error} messages={companiesMessages} fallback="error.delete" />);
    },
  });
  return (
    <>
      <IconButton aria-label={t('manager.delete')} onPress={ask}>
        <Trash2 />
      </IconButton>
      {dialog}
    </>
  );
}
