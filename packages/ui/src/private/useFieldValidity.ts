import { useLayoutEffect, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import type { UiText } from '../messages/useMessages.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FieldValidity {
  /** The error from outside; it is shown first. */
  errorMessage?: string | null;
  /** What is wrong with a value that the browser's constraints let pass. */
  validate?: (value: string) => string | null | undefined;
  /** Our words for what the browser found. */
  describe: (field: Field) => string;
}

/**
 * The browser's validation in our words: checked on leaving a filled field and on submit, then live.
 * A submit puts the focus into the form's first invalid field.
 */
export function useFieldValidity(ref: RefObject<Field | null>, { errorMessage, validate, describe }: FieldValidity) {
  const [ownError, setOwnError] = useState<string>();
  const constrain = (field: Field) => field.setCustomValidity(validate?.(field.value) ?? '');
  const check = (field: Field) => {
    constrain(field);
    setOwnError(field.validity.valid ? undefined : describe(field));
  };

  // A form may be sent before anything was typed.
  useLayoutEffect(() => {
    if (ref.current) constrain(ref.current);
  });

  return {
    error: errorMessage || ownError,
    validityProps: {
      onBlur: ({ currentTarget }: SyntheticEvent<Field>) => void (currentTarget.value !== '' && check(currentTarget)),
      onInput: ({ currentTarget }: SyntheticEvent<Field>) =>
        ownError === undefined ? constrain(currentTarget) : check(currentTarget),
      onInvalid: (event: SyntheticEvent<Field>) => {
        const field = event.currentTarget;
        const isFirst = firstInvalid(field.form) === field;
        if (isFirst && !event.defaultPrevented) field.focus();
        event.preventDefault();
        check(field);
      },
    },
  };
}

/** What the browser found, in our words. */
export function describeValidity({ validity, validationMessage, type }: Field, t: UiText): string {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return t('valueMissing');
  if (type === 'email') return t('emailInvalid');
  if (type === 'url') return t('urlInvalid');
  return t('valueInvalid');
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => 'validity' in element && !(element as Field).validity.valid,
  );
}
