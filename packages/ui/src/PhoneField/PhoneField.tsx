'use client';
import { groupPhone, isPhone, normalizePhone, readPhone } from '@kasb/domain/phone';
import Check from 'lucide-react/icons/check';
import Phone from 'lucide-react/icons/phone';
import { use, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { LocaleContext } from '../messages/LocaleProvider.tsx';
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
  /**
   * The digits typed so far, 12 at most, or the text as it was typed where it is no beginning of an Uzbek number;
   * `name` sends the same in a form.
   */
  onChange?: (value: string) => void;
  /** Words in place of the provider's. */
  messages?: UiTexts<'phoneValid' | 'phoneInvalid' | 'phoneForeign' | 'phoneSeveral'>;
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
  const { locale } = use(LocaleContext);
  const initial = normalizePhone(defaultValue) || defaultValue;
  const typed = useRef(initial);
  const [isValid, setValid] = useState(false);
  const problemOf = (text: string) => {
    if (text === '') return undefined;
    const reading = readPhone(text);
    if (reading.kind === 'foreign') {
      const names = new Intl.DisplayNames([locale], { type: 'region' });
      return t('phoneForeign', { country: names.of(reading.country) ?? reading.country });
    }
    if (reading.kind === 'several') return t('phoneSeveral');
    return reading.kind === 'uzbek' ? undefined : t('phoneInvalid');
  };
  const { error, validityProps } = useFieldValidity(input, {
    errorMessage,
    validate: problemOf,
    describe: ({ validity, validationMessage }) => (validity.customError ? validationMessage : t('phoneInvalid')),
  });

  const accept = (field: HTMLInputElement) => {
    const edit = editPhone(field.value, field.selectionStart ?? field.value.length, typed.current);
    field.value = edit.text;
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(edit.caret, edit.caret);
    const isSame = edit.value === typed.current;
    typed.current = edit.value;
    if (sent.current) sent.current.value = edit.value;
    setValid(isPhone(edit.value));
    if (!isSame) onChange?.(edit.value);
  };

  // What a person typed into the server's HTML before this ran is taken over.
  const adopt = useRef(() => input.current && input.current.value !== shownOf(typed.current) && accept(input.current));
  useLayoutEffect(() => void adopt.current(), []);

  // A hidden input has no value apart from its attribute: React would put a `defaultValue` back at every render.
  const holdDigits = (field: HTMLInputElement | null) => {
    sent.current = field;
    if (field) field.value = typed.current;
  };

  /** A whole number takes the place of what is there, wherever the caret is. */
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    props.onPaste?.(event);
    if (isPhone(normalizePhone(event.clipboardData.getData('text')))) event.currentTarget.select();
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
          defaultValue={shownOf(initial)}
          // Until script keeps the digits for the form, it sends what is seen.
          name={isClient ? undefined : name}
          className={cx(css.input, own.input)}
          onPaste={pasteWhole}
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

/** What is no Uzbek number is shown as it came. */
const shownOf = (value: string) => (/^\d*$/.test(value) ? groupPhone(value) : value);
