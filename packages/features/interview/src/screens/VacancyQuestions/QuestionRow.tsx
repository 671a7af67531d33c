import type { InterviewQuestion } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Badge, IconButton } from '@kasb/ui';
import { PencilLine, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import * as css from './VacancyQuestions.css.ts';

export interface QuestionRowProps {
  question: InterviewQuestion;
  /** Its place in the list, from 1. */
  number: number;
  /** What is being saved now. */
  pending: 'add' | 'edit' | 'delete' | undefined;
  /** Saves another text; answers whether it was saved. */
  onEdit: (text: string) => Promise<boolean>;
  onDelete: () => void;
}

/** One question; its text turns into a field when it is edited. */
export function QuestionRow({ question, number, pending, onEdit, onDelete }: QuestionRowProps) {
  const t = useMessages(interviewMessages);
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <li className={css.row}>
        <QuestionEditor
          text={question.text ?? ''}
          label={t('questionNumber', { number })}
          isPending={pending === 'edit'}
          onCancel={() => setEditing(false)}
          onSave={async (text) => {
            if (text === '' || (await onEdit(text))) setEditing(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <span className={css.number}>{number}</span>
      <span className={css.text}>{question.text}</span>
      {question.ai_generated && (
        <Badge className={css.badge} variant="ai" icon={<Sparkles />}>
          {t('common.ai')}
        </Badge>
      )}
      <span className={css.actions}>
        <IconButton size="sm" aria-label={t('questions.edit', { number })} onPress={() => setEditing(true)}>
          <PencilLine />
        </IconButton>
        <IconButton size="sm" aria-label={t('deleteQuestion', { number })} onPress={onDelete}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
