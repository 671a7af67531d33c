import { questionLimit } from '@kasb/domain/questions';
import { useMessages } from '@kasb/kit';
import { Badge, IconButton } from '@kasb/ui';
import { GripVertical, Sparkles, Trash2 } from 'lucide-react';
import type { KeyboardEventHandler, PointerEventHandler } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import type { QuestionRow } from '../../model/questions.ts';
import * as css from './QuestionField.css.ts';

export interface QuestionFieldProps {
  row: QuestionRow;
  /** Its place in the list, from 1. */
  number: number;
  /** It is under the pointer now. */
  isDragged: boolean;
  /** What makes the handle move the row. */
  handleProps: { onPointerDown: PointerEventHandler; onKeyDown: KeyboardEventHandler };
  onChange: (text: string) => void;
  onDelete: () => void;
}

/** One question: a text area that looks like text until it is edited; its number is the handle to move it by. */
export function QuestionField({ row, number, isDragged, handleProps, onChange, onDelete }: QuestionFieldProps) {
  const t = useMessages(interviewMessages);
  return (
    <li className={css.row} data-key={row.key} data-dragged={isDragged || undefined}>
      <button
        type="button"
        aria-label={t('setup.move', { number })}
        title={t('setup.moveHint')}
        className={css.handle}
        {...handleProps}
      >
        <span className={css.number}>{number}</span>
        <GripVertical className={css.grip} />
      </button>
      <textarea
        rows={1}
        aria-label={t('questionNumber', { number })}
        placeholder={t('setup.placeholder')}
        maxLength={questionLimit}
        value={row.text}
        className={css.text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {row.isGenerated && (
        <Badge variant="ai" icon={<Sparkles />} className={css.badge}>
          {t('common.ai')}
        </Badge>
      )}
      <IconButton size="sm" aria-label={t('deleteQuestion', { number })} className={css.remove} onPress={onDelete}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
