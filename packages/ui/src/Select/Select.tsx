'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { FieldFrame, fieldIds } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/FieldFrame.tsx';
import { lazyPart, useLazyPart } from '../private/lazyPart.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useControlled } from '../private/useControlled.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import * as own from './Select.css.ts';
import type { SelectOption } from './SelectList.tsx';

type Own = keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'children' | 'id' | 'type' | 'disabled';
/** What opens the list and fetches it. */
type Openers = 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown';

export interface SelectProps extends FieldProps, Omit<ComponentProps<'button'>, Own | Openers> {
  /** What one may choose, in its order. */
  options: readonly SelectOption[];
  /** Makes the owner keep the choice. */
  value?: string;
  /** Chosen in the beginning. @default none is chosen */
  defaultValue?: string;
  /** Called with another value than the chosen one. */
  onChange?: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** A lucide icon before the value. */
  icon?: ReactNode;
  /** The options are loading: a spinner in the list. @default false */
  isLoading?: boolean;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'listFailed' | 'noOptions' | 'loading'>;
}

// Enter and Space here too: to React Aria the click that they make is one of a screen reader, after which the list
// takes the focus late, or not at all while another overlay is closing.
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];
// The list is most of a select's weight.
const selectList = lazyPart(() => import('./SelectList.tsx'));

/** One of up to a dozen options. The list's code is fetched on the first hover, focus or press. */
export function Select({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  name,
  size = 'md',
  className,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  icon,
  isLoading,
  messages,
  ref,
  ...props
}: SelectProps) {
  const t = useUiText(messages);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const formInput = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange);
  const list = useLazyPart(selectList);
  const validity = useFieldValidity(formInput, { errorMessage, describe: () => t('valueMissing') });
  const selected = options.find((option) => option.value === chosen);
  const isMissing = isRequired && !selected?.value;
  const error = errorMessage || (list.state === 'failed' && t('listFailed')) || (isMissing && validity.error);
  const ids = fieldIds(id);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    list.open();
  };
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, isRequired, isDisabled, error, className }}>
      <div className={own.box}>
        <button
          {...props}
          ref={mergeRefs(trigger, ref)}
          type="button"
          role="combobox"
          id={id}
          disabled={isDisabled}
          aria-haspopup="listbox"
          aria-expanded={list.state === 'open'}
          aria-controls={list.state === 'open' ? `${id}-list` : undefined}
          aria-labelledby={ids.label}
          aria-describedby={ids.message}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          aria-busy={list.state === 'waiting' || undefined}
          className={cx(css.control, css.size[size], own.trigger)}
          onPointerEnter={list.prepare}
          onFocus={list.prepare}
          onClick={list.open}
          onKeyDown={onKeyDown}
        >
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={own.value} data-placeholder={selected ? undefined : true}>
            {selected?.label ?? placeholder ?? '\u00a0'}
          </span>
          <span className={own.chevron}>{list.state === 'waiting' ? <SpinnerMark size={16} /> : <ChevronDown />}</span>
        </button>
        <input
          ref={formInput}
          tabIndex={-1}
          aria-hidden="true"
          className={own.formInput}
          name={name}
          value={selected?.value ?? ''}
          required={isRequired}
          disabled={isDisabled}
          onChange={() => {}}
          onInvalid={validity.validityProps.onInvalid}
          onFocus={() => trigger.current?.focus()}
        />
      </div>
      {list.part && (
        <list.part.SelectList
          id={`${id}-list`}
          labelId={ids.label}
          triggerRef={trigger}
          options={options}
          chosen={selected?.value}
          isLoading={isLoading}
          t={t}
          onChoose={setChosen}
          onClose={list.close}
        />
      )}
    </FieldFrame>
  );
}
