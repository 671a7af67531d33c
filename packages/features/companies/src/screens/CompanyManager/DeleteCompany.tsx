import { useMessages, useProblemText } from '@kasb/kit';
import { ConfirmDialog, IconButton } from '@kasb/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteCompany } from '../../data/useDeleteCompany.ts';
import { companiesMessages } from '../../messages/index.ts';

export interface DeleteCompanyProps {
  companyId: string;
  onDeleted: () => void;
  /** The text to show. */
  onFailed: (text: string) => void;
}

/** Deletes a company after a question: it cannot be undone. */
export function DeleteCompany({ companyId, onDeleted, onFailed }: DeleteCompanyProps) {
  const t = useMessages(companiesMessages);
  const problem = useProblemText();
  const { isPending, run } = useDeleteCompany();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const result = await run(companyId);
    setAsking(false);
    if (result.ok) onDeleted();
    else onFailed(problem(result.error, t('error.delete')));
  };
  return (
    <>
      <IconButton aria-label={t('manager.delete')} onPress={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('delete.title')}
        text={t('delete.text')}
        confirm={t('delete')}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
