import { useMessages } from '@kasb/kit';
import { IconButton, Text } from '@kasb/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import * as css from './ResumeForm.css.ts';

export interface EntryRowProps {
  name: string;
  details: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** A job or an education in two lines, with the ways to change and to remove it. */
export function EntryRow({ name, details, onEdit, onRemove }: EntryRowProps) {
  const t = useMessages(resumeMessages);
  return (
    <div className={css.row}>
      <div className={css.rowText}>
        <Text weight="strong">{name}</Text>
        <Text tone="muted" size="sm">
          {details}
        </Text>
      </div>
      <IconButton aria-label={t('entry.edit', { name })} onPress={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton aria-label={t('entry.remove', { name })} onPress={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
