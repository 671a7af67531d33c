import { useMessages } from '@kasb/kit';
import { ConfirmDialog } from '@kasb/ui';
import type { ConfirmDialogProps } from '@kasb/ui';
import { resumeMessages } from '../../messages/resumes/index.ts';

export type RemoveQuestionProps = Pick<ConfirmDialogProps, 'isOpen' | 'isPending' | 'onConfirm' | 'onCancel'>;

/** Whether the resume is deleted. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const t = useMessages(resumeMessages);
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title={t('page.removeQuestion')}
      text={t('page.removeText')}
      confirm={t('delete')}
    />
  );
}
