import { useId } from 'react';
import type { ChangeEvent, FocusEventHandler, FormEventHandler, RefObject } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import type { UiTexts } from '../messages/useMessages.ts';
import { controlProps } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { pastedAddress } from './pastedAddress.ts';
import { describeValidity, useFieldValidity } from './useFieldValidity.ts';

const isAddress = /^(?:email|url)$/;

interface TextControl<Control> extends Omit<FieldProps, 'size' | 'name'> {
  note?: string;
  isReadOnly?: boolean;
  confirmation?: string | undefined;
  validate?: (value: string) => string | null | undefined;
  messages?: UiTexts<'valueMissing' | 'valueInvalid' | 'emailInvalid' | 'urlInvalid'>;
  onChange?: (value: string) => void;
  onInput?: FormEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

/** A line or an area of text: what its frame takes, and what is left for the control itself. */
export function useTextControl<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Props extends TextControl<Control>,
>(
  control: RefObject<Control | null>,
  {
    label,
    note,
    isLabelHidden,
    hint,
    errorMessage,
    confirmation,
    isRequired,
    hasRequiredMark,
    isDisabled,
    isReadOnly,
    className,
    validate,
    messages,
    onChange,
    onInput,
    onBlur,
    ...rest
  }: Props,
) {
  const t = useUiText(messages);
  const id = useId();
  const { error, validityProps } = useFieldValidity(control, {
    errorMessage,
    validate,
    describe: (field) => describeValidity(field, t),
  });
  return {
    frame: {
      id,
      label,
      note,
      isLabelHidden,
      hint,
      isRequired,
      hasRequiredMark,
      isDisabled,
      isReadOnly,
      error,
      confirmation,
      className,
    },
    textProps: {
      ...rest,
      ...controlProps({ id, isRequired, isDisabled, error }),
      readOnly: isReadOnly,
      onChange: (event: ChangeEvent<Control>) => onChange?.(event.currentTarget.value),
      onInvalid: validityProps.onInvalid,
      onInput: ((event) => {
        const { currentTarget: field } = event;
        const address = isAddress.test(field.type) ? pastedAddress(field.value, field.type) : field.value;
        if (address !== field.value) field.value = address;
        onInput?.(event);
        validityProps.onInput(event);
      }) satisfies FormEventHandler<Control>,
      onBlur: ((event) => {
        onBlur?.(event);
        validityProps.onBlur(event);
      }) satisfies FocusEventHandler<Control>,
    },
  };
}
