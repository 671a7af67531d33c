'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { controlProps, FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps, InputRest } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import * as own from './OtpField.css.ts';
import { useSelection } from './useSelection.ts';

export interface OtpFieldProps
  extends Omit<FieldProps, 'size'>, Omit<InputRest, 'onInput' | 'onInvalid' | 'onBlur' | 'onFocus' | 'onClick'> {
  /** The digits typed so far. */
  onChange?: (code: string) => void;
  /** Called at the sixth digit; without it the field's form is submitted. */
  onComplete?: (code: string) => void;
  /** Words in place of the provider's. */
  messages?: UiTexts<'codeMissing'>;
}

const length = 6;

/** A code of six digits: one real input drawn as six cells. A wrong code stays selected, to be typed over. */
export function OtpField({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  hasRequiredMark,
  isDisabled,
  name,
  className,
  onChange,
  onComplete,
  messages,
  ref,
  ...props
}: OtpFieldProps) {
  const t = useUiText(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const selection = useSelection(input);
  const { error, validityProps } = useFieldValidity(input, { errorMessage, describe: () => t('codeMissing') });

  useEffect(() => {
    if (errorMessage) input.current?.select();
  }, [errorMessage]);

  const accept = (field: HTMLInputElement) => {
    const caret = field.selectionStart ?? length;
    const digits = field.value.replace(/\D/g, '').slice(0, length);
    if (digits !== field.value) {
      const before = field.value.slice(0, caret).replace(/\D/g, '').length;
      field.value = digits;
      field.setSelectionRange(before, before);
    }
    selection.read();
    if (digits === code) return;
    setCode(digits);
    onChange?.(digits);
    if (digits.length < length) return;
    if (onComplete) onComplete(digits);
    else field.form?.requestSubmit();
  };

  const adopt = useRef(() => input.current?.value && accept(input.current));
  useLayoutEffect(() => void adopt.current(), []);

  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, isRequired, hasRequiredMark, isDisabled, error, className }}>
      <div className={own.cells}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={own.cell}
            data-empty={index >= code.length || undefined}
            {...selection.stateOf(index)}
          >
            {code[index] ?? '0'}
          </span>
        ))}
        <input
          {...props}
          {...validityProps}
          ref={mergeRefs(input, ref)}
          {...controlProps({ id, isRequired, isDisabled, error })}
          name={name}
          className={own.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000000"
          onInput={(event) => {
            accept(event.currentTarget);
            validityProps.onInput(event);
          }}
          onBlur={selection.clear}
          onFocus={selection.read}
          onClick={selection.placeAt}
        />
      </div>
    </FieldFrame>
  );
}
