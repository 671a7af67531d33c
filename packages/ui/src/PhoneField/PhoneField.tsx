'use client';
import { groupPhone, isPhone, normalizePhone } from '@kasb/domain/phone';
import Check from 'lucide-react/icons/check';
import Phone from 'lucide-react/icons/phone';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { controlProps, FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps, InputRest } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import { useIsClient } from '../private/useIsClient.ts';
import { editPhone } from './editPhone.ts';
import * as own from './PhoneField.css.ts';

export interface PhoneFieldProps extends FieldProps, Omit<InputRest, 'onInput' | 'onInvalid' | 'onBlur'> {
  /** 12 digits from 998. */
  defaultValue?: string;
  /** The digits typed so far, 12 at most; `name` sends the same in a form. */
  onChange?: (digits: string) => void;
  /** Words in place of the provider's. */
  messages?: UiTexts<'phoneValid' | 'phoneInvalid'>;
}

/** An Uzbek phone, formatted while it is typed: the browser holds the text, React hears only of its validity. */
export function PhoneField({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  hasRequiredMark,
  isDisabled,
  name,
  size = 'md',
  className,
  defaultValue = '',
  onChange,
  messages,
  ref,
  ...props
}: PhoneFieldProps) {
  const t = useUiText(messages);
  const isClient = useIsClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const initial = normalizePhone(defaultValue);
  const digits = useRef(initial);
  const [isValid, setValid] = useState(false);
  const { error, validityProps } = useFieldValidity(input, {
    errorMessage,
    validate: (value) => (value === '' || isPhone(normalizePhone(value)) ? undefined : t('phoneInvalid')),
    describe: () => t('phoneInvalid'),
  });

  const accept = (field: HTMLInputElement) => {
    const edit = editPhone(field.value, field.selectionStart ?? field.value.length, digits.current);
    field.value = edit.text;
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(edit.caret, edit.caret);
    const isSame = edit.digits === digits.current;
    digits.current = edit.digits;
    if (sent.current) sent.current.value = edit.digits;
    setValid(isPhone(edit.digits));
    if (!isSame) onChange?.(edit.digits);
  };

  // What a person typed into the server's HTML before this ran is taken over.
  const adopt = useRef(
    () => input.current && input.current.value !== groupPhone(digits.current) && accept(input.current),
  );
  useLayoutEffect(() => void adopt.current(), []);

  // A hidden input has no value apart from its attribute: React would put a `defaultValue` back at every render.
  const holdDigits = (field: HTMLInputElement | null) => {
    sent.current = field;
    if (field) field.value = digits.current;
  };

  const isConfirmed = isValid && !error && !isDisabled;
  const confirmation = isConfirmed && t('phoneValid');
  return (
    <FieldFrame
      {...{ id, label, isLabelHidden, hint, isRequired, hasRequiredMark, isDisabled, error, confirmation, className }}
    >
      <div className={cx(css.control, css.size[size])}>
        <span className={css.icon}>
          <Phone />
        </span>
        <input
          {...props}
          {...validityProps}
          ref={mergeRefs(input, ref)}
          {...controlProps({ id, isRequired, isDisabled, error })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={groupPhone(initial)}
          // Until script keeps the digits for the form, it sends what is seen.
          name={isClient ? undefined : name}
          className={cx(css.input, own.input)}
          onInput={(event) => {
            accept(event.currentTarget);
            validityProps.onInput(event);
          }}
        />
        {isConfirmed && (
          <span className={own.valid}>
            <Check />
          </span>
        )}
        {isClient && name && <input ref={holdDigits} type="hidden" name={name} disabled={isDisabled} />}
      </div>
    </FieldFrame>
  );
}
