import { useMessages } from '@kasb/kit';
import { Button, TextArea } from '@kasb/ui';
import { useRef } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './VacancyQuestions.css.ts';

export interface QuestionEditorProps {
  text: string;
  label: string;
  isPending: boolean;
  onCancel: () => void;
  /** Gets the trimmed text; '' leaves the question as it was. */
  onSave: (text: string) => void;
}

/** The text of one question, to change. */
export function QuestionEditor({ text, label, isPending, onCancel, onSave }: QuestionEditorProps) {
  const t = useMessages(interviewMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(area.current?.value.trim() ?? '');
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to edit it */}
      <TextArea ref={area} autoFocus label={label} rows={2} maxLength={1000} defaultValue={text} />
      <div className={css.editorActions}>
        <Button variant="tinted" size="sm" type="submit" isPending={isPending}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="sm" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
