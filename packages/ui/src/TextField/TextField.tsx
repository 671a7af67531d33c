'use client';
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Input, Text, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { UiMessages } from '../messages/ru.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { FieldLabel } from '../private/FieldLabel.tsx';
import type { FieldProps } from '../private/FieldLabel.tsx';
import { FieldMessage } from '../private/FieldMessage.tsx';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';

type Omitted = keyof FieldProps | 'children' | 'style' | 'render' | 'validate' | 'validationBehavior' | 'isInvalid';

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, Omitted> {
  /** An example, never the label. */
  placeholder?: string;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** An icon or a unit after the text. */
  iconEnd?: ReactNode;
  /** Says what is wrong with a value, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<Pick<UiMessages, 'valueMissing' | 'valueInvalid' | 'emailInvalid' | 'urlInvalid'>>;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, help and error. */
export function TextField({
  label, isLabelHidden, hint, errorMessage, size = 'md', placeholder, icon, iconEnd, validate, messages, className, ref, ...props
}: TextFieldProps) {
  const words = useUiMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const { error, validityProps } = useFieldValidity(input, { errorMessage, validate, describe: (field) => describe(field, words) });
  return (
    <AriaTextField {...props} validationBehavior="aria" isInvalid={Boolean(error)} className={cx(css.field, className)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <div className={cx(css.control, css.size[size])}>
        {icon && <span className={css.icon}>{icon}</span>}
        <Input {...validityProps} ref={mergeRefs(input, ref)} required={props.isRequired} placeholder={placeholder} className={css.input} />
        {iconEnd && <span className={css.icon}>{iconEnd}</span>}
      </div>
      {error ? (
        <Text slot="errorMessage" elementType="div">
          <FieldMessage tone="error">{error}</FieldMessage>
        </Text>
      ) : (
        hint && (
          <Text slot="description" elementType="div">
            <FieldMessage tone="hint">{hint}</FieldMessage>
          </Text>
        )
      )}
    </AriaTextField>
  );
}

function describe({ validity, validationMessage, type }: HTMLInputElement | HTMLTextAreaElement, words: UiMessages): string {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return words.valueMissing;
  if (type === 'email') return words.emailInvalid;
  if (type === 'url') return words.urlInvalid;
  return words.valueInvalid;
}
