'use client';
import { Button } from '@kasb/ui';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.tsx';

export interface SaveActionsProps {
  /** The save is under way. */
  isPending: boolean;
  /** «Отмена» was pressed. */
  onCancel: () => void;
  className?: string;
}

/** The end of a form that is saved: «Отмена», and the submit that says what is under way. */
export function SaveActions({ isPending, onCancel, className }: SaveActionsProps) {
  const t = useMessages(commonMessages);
  return (
    <div className={className}>
      <Button variant="quiet" onPress={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {isPending ? t('saving') : t('save')}
      </Button>
    </div>
  );
}
