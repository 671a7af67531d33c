'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { FieldFrame, fieldIds } from '../private/FieldFrame.tsx';
import type { TextInputProps } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { describeValidity, useFieldValidity } from '../private/useFieldValidity.ts';

export interface TextFieldProps extends TextInputProps {
  /** The browser's keyboard and check. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  /** Read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** An icon or a unit after the text. */
  iconEnd?: ReactNode;
  /** Says what is wrong with a value, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'valueInvalid' | 'emailInvalid' | 'urlInvalid'>;
}

/** One line of text with its label, help and error. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  hasRequiredMark,
  isDisabled,
  isReadOnly,
  size = 'md',
  className,
  onChange,
  onBlur,
  onInput,
  icon,
  iconEnd,
  validate,
  messages,
  ref,
  ...props
}: TextFieldProps) {
  const t = useUiText(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { error, validityProps } = useFieldValidity(input, {
    errorMessage,
    validate,
    describe: (field) => describeValidity(field, t),
  });
  return (
    <FieldFrame
      {...{ id, label, isLabelHidden, hint, isRequired, hasRequiredMark, isDisabled, isReadOnly, error, className }}
    >
      <div className={cx(css.control, css.size[size])}>
        {icon && <span className={css.icon}>{icon}</span>}
        <input
          {...props}
          ref={mergeRefs(input, ref)}
          id={id}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldIds(id).message}
          className={css.input}
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
        {iconEnd && <span className={css.icon}>{iconEnd}</span>}
      </div>
    </FieldFrame>
  );
}
