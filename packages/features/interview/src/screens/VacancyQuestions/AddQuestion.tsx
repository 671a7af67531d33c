import { useMessages } from '@kasb/kit';
import { Button, TextField } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './VacancyQuestions.css.ts';

export interface AddQuestionProps {
  isPending: boolean;
  /** Gets the trimmed text and answers whether it was added: only then the field is emptied. */
  onAdd: (text: string) => Promise<boolean>;
}

/** The field for one more question. */
export function AddQuestion({ isPending, onAdd }: AddQuestionProps) {
  const t = useMessages(interviewMessages);
  const [text, setText] = useState('');
  const trimmed = text.trim();
  return (
    <form
      className={css.add}
      onSubmit={async (event) => {
        event.preventDefault();
        if (trimmed !== '' && (await onAdd(trimmed))) setText('');
      }}
    >
      <TextField className={css.field} label={t('questions.new')} maxLength={1000} value={text} onChange={setText} />
      <Button type="submit" icon={<Plus />} isDisabled={trimmed === ''} isPending={isPending}>
        {t('add')}
      </Button>
    </form>
  );
}
