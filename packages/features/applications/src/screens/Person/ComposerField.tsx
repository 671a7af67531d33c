import { useMessages } from '@kasb/kit';
import { Avatar, isComposingKey, isSendKey, VisuallyHidden } from '@kasb/ui';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { personMessages } from '../../messages/person/index.ts';
import { matching, mentionAt } from '../../model/mention.ts';
import type { Colleague } from '../../model/mention.ts';
import * as css from './Composer.css.ts';

export interface ComposerFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  /** Ctrl+Enter was pressed. */
  onSend: () => void;
  /** Who can be named after «@»; nobody in a message. */
  colleagues: readonly Colleague[];
  /** Id of what is wrong. */
  errorId: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text, and the colleagues that «@» offers: arrows walk, Enter takes, Escape lets it be. */
export function ComposerField({ label, onChange, onSend, colleagues, errorId, ref, ...field }: ComposerFieldProps) {
  const t = useMessages(personMessages);
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [refused, setRefused] = useState<number>();
  const mention = mentionAt(field.value, caret);
  const isAsking = mention !== undefined && mention.start !== refused;
  const found = isAsking ? matching(colleagues, mention.typed) : [];
  const chosen = found[Math.min(active, found.length - 1)];

  const take = ({ name }: Colleague) => {
    if (!mention) return;
    const end = mention.start + name.length + 2;
    onChange(`${field.value.slice(0, mention.start)}@${name} ${field.value.slice(caret)}`);
    setCaret(end);
    setActive(0);
    // The caret is put where the text will be.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) onSend();
    else if (!chosen || isComposingKey(event)) return;
    else if (event.key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') setRefused(mention?.start);
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.fieldBox}>
      <textarea
        {...field}
        ref={area}
        rows={2}
        className={css.field}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        aria-autocomplete={chosen ? 'list' : undefined}
        aria-controls={chosen ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setActive(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(0)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {found.length > 0 ? t('composer.memberCount', { count: found.length }) : ''}
      </VisuallyHidden>
      {chosen && (
        <div id={listId} role="listbox" aria-label={t('composer.members')} className={css.members}>
          {found.map((colleague) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <div
              key={colleague.id}
              id={`${listId}-${colleague.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={colleague === chosen}
              className={css.member}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              <Avatar name={colleague.name} size={28} />
              <span>{colleague.name}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
