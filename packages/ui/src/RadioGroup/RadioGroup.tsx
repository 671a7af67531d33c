'use client';
import { useId, useRef } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import * as choice from '../private/choice.css.ts';
import { cx } from '../private/cx.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import type { GroupProps } from '../private/GroupFrame.tsx';
import { useControlled } from '../private/useControlled.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  /** What is sent and compared. */
  value: string;
  /** What is read. */
  label: string;
  /** A second, muted line. */
  description?: string;
  /** Cannot be chosen now. @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends GroupProps {
  /** Two to five; more are a Select. */
  options: readonly RadioOption[];
  /** Makes the owner keep the choice. */
  value?: string;
  /** Chosen in the beginning. @default none is chosen */
  defaultValue?: string;
  /** Called with another value than the chosen one. */
  onChange?: (value: string) => void;
  /** `horizontal` wraps where there is no room. @default 'vertical' */
  orientation?: keyof typeof css.orientation;
  /** Words in place of the provider's. */
  messages?: UiTexts<'chooseOne'>;
}

/** One of a few that need a word of explanation; arrows move and choose. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  errorMessage,
  name,
  messages,
  ...frame
}: RadioGroupProps) {
  const t = useUiText(messages);
  const ownId = useId();
  const id = frame.id ?? ownId;
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange);
  const validity = useFieldValidity(useRef(null), { describe: () => t('chooseOne') });
  const isMissing = frame.isRequired && !options.some((option) => option.value === chosen);
  const error = errorMessage || (isMissing && validity.error);
  return (
    <GroupFrame {...frame} id={id} role="radiogroup" error={error}>
      <div className={css.orientation[orientation]}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === chosen}
              required={frame.isRequired}
              disabled={frame.isDisabled || option.isDisabled}
              className={cx(choice.mark, css.dot)}
              onChange={() => setChosen(option.value)}
              onInvalid={validity.validityProps.onInvalid}
            />
            <span className={choice.text}>
              <span>{option.label}</span>
              {option.description && <span className={choice.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
