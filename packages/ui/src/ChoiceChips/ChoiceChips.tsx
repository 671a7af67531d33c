'use client';
import Check from 'lucide-react/icons/check';
import { useId, useRef, useState } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { GroupFrame } from '../private/GroupFrame.tsx';
import type { GroupProps } from '../private/GroupFrame.tsx';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import * as css from './ChoiceChips.css.ts';

/** One answer. */
export interface ChoiceChip {
  /** What is sent and compared. */
  value: string;
  /** A word or two. */
  label: string;
}

interface ChoiceChipsFrame extends GroupProps {
  /** Two to six short answers. */
  options: readonly ChoiceChip[];
  /**
   * `line` wraps, `pairsOnPhones` has two columns in narrow containers, `pairs` everywhere, `cards` one below the
   * other.
   * @default 'line'
   */
  layout?: keyof typeof css.layout;
  /** Words in place of the provider's. */
  messages?: UiTexts<'chooseOne'>;
}

/** One of them is chosen. */
interface OneChosen extends ChoiceChipsFrame {
  /** How many may be chosen. @default 'single' */
  selectionMode?: 'single';
  /** Makes the owner keep the choice. */
  value?: string;
  /** Chosen in the beginning. @default none is chosen */
  defaultValue?: string;
  /** Called with another value than the chosen one. */
  onChange?: (value: string) => void;
}

/** Any number of them is. */
interface SeveralChosen extends ChoiceChipsFrame {
  selectionMode: 'multiple';
  /** The chosen ones. */
  value: readonly string[];
  defaultValue?: never;
  /** Called with the chosen ones, in the order of the options. */
  onChange: (value: string[]) => void;
}

export type ChoiceChipsProps = OneChosen | SeveralChosen;

/** A few short answers, each a large target: one of them is chosen, where arrows move and choose, or several. */
export function ChoiceChips({
  options,
  selectionMode,
  value,
  defaultValue,
  onChange,
  layout = 'line',
  errorMessage,
  name,
  messages,
  ...frame
}: ChoiceChipsProps) {
  const t = useUiText(messages);
  const ownId = useId();
  const id = frame.id ?? ownId;
  const isSingle = selectionMode !== 'multiple';
  const [own, setOwn] = useState(defaultValue);
  const chosen = selectionMode === 'multiple' ? value : [value ?? own ?? ''];
  const choose = (picked: string) => {
    if (selectionMode !== 'multiple') {
      setOwn(picked);
      return onChange?.(picked);
    }
    const isChosen = chosen.includes(picked);
    const values = options.map((option) => option.value);
    onChange(values.filter((each) => (each === picked ? !isChosen : chosen.includes(each))));
  };
  const validity = useFieldValidity(useRef(null), { describe: () => t('chooseOne') });
  const isMissing = frame.isRequired && !options.some((option) => chosen.includes(option.value));
  const error = errorMessage || (isMissing && validity.error);
  return (
    <GroupFrame {...frame} id={id} role={isSingle ? 'radiogroup' : 'group'} error={error}>
      <div className={css.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name ?? id}
              value={option.value}
              checked={chosen.includes(option.value)}
              required={isSingle && frame.isRequired}
              disabled={frame.isDisabled}
              className={css.input}
              onChange={() => choose(option.value)}
              onInvalid={validity.validityProps.onInvalid}
            />
            <span className={css.check}>
              <Check />
            </span>
            <span className={css.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
