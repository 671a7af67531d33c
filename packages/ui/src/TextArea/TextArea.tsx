'use client';
import { useId, useRef } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { FieldFrame, fieldIds } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { describeValidity, useFieldValidity } from '../private/useFieldValidity.ts';
import * as own from './TextArea.css.ts';

type Renamed = keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'required' | 'disabled' | 'readOnly' | 'id';

export interface TextAreaProps
  extends Omit<FieldProps, 'size'>, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Renamed> {
  /** Makes the owner keep the text; without it the browser does, and a key renders nothing. */
  value?: string;
  /** What stands there in the beginning. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
  /** Lines shown while empty; it grows to 16. @default 4 */
  rows?: number;
  /** Read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Says what is wrong with a value, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'valueInvalid'>;
  /** The text area itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help and error; Enter is a new line. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  rows = 4,
  className,
  style,
  onChange,
  onBlur,
  onInput,
  validate,
  messages,
  ref,
  ...props
}: TextAreaProps) {
  const t = useUiText(messages);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { error, validityProps } = useFieldValidity(area, {
    errorMessage,
    validate,
    describe: (field) => describeValidity(field, t),
  });
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, isRequired, isDisabled, isReadOnly, error, className }}>
      <textarea
        {...props}
        ref={mergeRefs(area, ref)}
        id={id}
        rows={rows}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(id).message}
        className={cx(own.area, css.size.md)}
        style={{ ...assignVar(own.rows, String(rows)), ...style }}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        onInvalid={validityProps.onInvalid}
        onInput={(event) => {
          onInput?.(event);
          validityProps.onInput(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          validityProps.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}
