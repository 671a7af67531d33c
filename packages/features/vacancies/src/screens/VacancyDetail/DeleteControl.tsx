import { useMessages } from '@kasb/kit';
import { Button, ConfirmDialog } from '@kasb/ui';
import { Trash2 } from 'lucide-react';
import { vacanciesMessages } from '../../messages/index.ts';
import type { Deletion } from './useDeletion.ts';
import * as css from './VacancyDetail.css.ts';

export interface DeleteControlProps {
  /** Name of the vacancy, for the question. */
  title: string;
  deletion: Deletion;
}

/** Deletes the vacancy, last and apart: it asks first. */
export function DeleteControl({ title, deletion }: DeleteControlProps) {
  const t = useMessages(vacanciesMessages);
  return (
    <div className={css.remove}>
      <Button
        variant="danger-quiet"
        icon={<Trash2 />}
        isFullWidth
        isDisabled={deletion.step === 'done'}
        onPress={deletion.ask}
      >
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={deletion.step === 'asking'}
        tone="danger"
        title={t('delete.question')}
        text={t('delete.text', { title })}
        confirm={t('delete')}
        cancel={t('keep')}
        isPending={deletion.isPending}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      />
    </div>
  );
}
