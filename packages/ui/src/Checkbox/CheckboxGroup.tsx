'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import type { GroupProps } from '../private/GroupFrame.tsx';
import { useControlled } from '../private/useControlled.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import * as css from './Checkbox.css.ts';
import { CheckboxGroupContext } from './CheckboxGroupContext.ts';

export interface CheckboxGroupProps extends GroupProps {
  /** Values of the selected boxes. */
  value?: readonly string[];
  /** Selected in the beginning. @default none */
  defaultValue?: readonly string[];
  /** Called with all that are selected now. */
  onChange?: (value: string[]) => void;
  /** Checkboxes with a `value`; one without it, as «Выбрать все», stands for itself. */
  children: ReactNode;
  /** Words in place of the provider's. */
  messages?: UiTexts<'chooseOne'>;
}

/** Any of several, under one legend and one error; required means at least one. */
export function CheckboxGroup({
  value,
  defaultValue,
  onChange,
  errorMessage,
  name,
  children,
  messages,
  ...frame
}: CheckboxGroupProps) {
  const t = useUiText(messages);
  const ownId = useId();
  const id = frame.id ?? ownId;
  const [chosen = [], setChosen] = useControlled<readonly string[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  const isMissing = Boolean(frame.isRequired && chosen.length === 0);
  // Each box of an empty required group is required, so the group has no input of its own to check.
  const validity = useFieldValidity(useRef(null), { describe: () => t('chooseOne') });
  const error = errorMessage || (isMissing && validity.error);
  const group = {
    name,
    value: chosen,
    isDisabled: frame.isDisabled,
    isMissing,
    isInvalid: Boolean(error),
    toggle: (one: string, isSelected: boolean) =>
      setChosen(isSelected ? [...chosen, one] : chosen.filter((other) => other !== one)),
    onInvalid: validity.validityProps.onInvalid,
  };
  return (
    <GroupFrame {...frame} id={id} role="group" error={error}>
      <CheckboxGroupContext value={group}>
        <div className={css.list}>{children}</div>
      </CheckboxGroupContext>
    </GroupFrame>
  );
}
