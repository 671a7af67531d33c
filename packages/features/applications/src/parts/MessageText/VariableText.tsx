import { VisuallyHidden } from '@kasb/ui';
import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { keptOf, namedPieces, shownIn, variableBeside } from '../../model/placeholders.ts';
import type { VariableNames } from '../../model/placeholders.ts';
import * as css from './MessageText.css.ts';

const mostSigns = 2000;

export interface VariableTextProps {
  label: string;
  lang: string;
  /** The text as it is sent, its variables in double braces. */
  value: string;
  names: VariableNames;
  /** The id of what says that it is wrong. */
  errorId: string | undefined;
  onChange: (value: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** A text whose variables are seen and read by their names, each deleted in one piece. */
export function VariableText({ label, lang, value, names, errorId, onChange, ref }: VariableTextProps) {
  const id = useId();
  const shown = shownIn(value, names);
  return (
    <div className={css.paper}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <textarea
        ref={ref}
        id={id}
        lang={lang}
        rows={4}
        // What is sent is counted, where variables are longer.
        maxLength={mostSigns + shown.length - value.length}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        className={css.field}
        value={shown}
        onChange={(event) => onChange(keptOf(event.currentTarget.value, names))}
        onKeyDown={(event) => takeWhole(event, names)}
      />
      <div lang={lang} aria-hidden="true" translate="no" className={css.looks}>
        {namedPieces(shown, names).map(({ text, isVariable }, index) =>
          isVariable ? (
            <span key={index} className={css.token}>
              <i className={css.brace}>{'{'}</i>
              <span>{text}</span>
              <i className={css.brace}>{'}'}</i>
            </span>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </div>
    </div>
  );
}

/** Chooses the variable that a key is about to begin to delete. */
function takeWhole({ key, currentTarget: field }: KeyboardEvent<HTMLTextAreaElement>, names: VariableNames) {
  if (key !== 'Backspace' && key !== 'Delete') return;
  const { selectionStart: at, selectionEnd, value } = field;
  if (at !== selectionEnd) return;
  const other = variableBeside(value, at, key === 'Backspace' ? 'before' : 'behind', names);
  if (other !== undefined) field.setSelectionRange(Math.min(at, other), Math.max(at, other));
}
