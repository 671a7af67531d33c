'use client';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { controlProps, FieldFrame } from '../private/FieldFrame.tsx';
import type { TextInputProps } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import * as own from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<TextInputProps, 'errorMessage' | 'isRequired'> {}

/** Words to look for: Escape clears, Enter submits the form around it. */
export function SearchField({
  label,
  isLabelHidden,
  hint,
  isDisabled,
  size = 'md',
  className,
  onChange,
  onKeyDown,
  placeholder = ' ',
  ref,
  ...props
}: SearchFieldProps) {
  const t = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onChange?.('');
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    // A dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, isDisabled, className }}>
      <div className={cx(css.control, css.size[size])}>
        <span className={css.icon}>
          <Search />
        </span>
        <input
          {...props}
          ref={mergeRefs(input, ref)}
          {...controlProps({ id, isDisabled })}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          className={css.input}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={isDisabled}
          aria-label={t('clear')}
          className={own.clear}
          onClick={clear}
        >
          <X />
        </button>
      </div>
    </FieldFrame>
  );
}
