'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { controlProps, FieldFrame, fieldIds } from '../private/FieldFrame.tsx';
import type { FieldProps, InputRest } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useControlled } from '../private/useControlled.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as own from './ComboBox.css.ts';
import type { ComboBoxOption } from './filterOptions.ts';
import { useComboBox } from './useComboBox.ts';

export interface ComboBoxProps
  extends FieldProps, Omit<InputRest, 'onInvalid' | 'onBlur' | 'onFocus' | 'onClick' | 'onKeyDown'> {
  /** What one may choose, in its order. */
  options: readonly ComboBoxOption[];
  /** The chosen option's value; '' is none. */
  value?: string;
  /** Chosen in the beginning. @default none is chosen */
  defaultValue?: string;
  /** Called with '' when the text is deleted. */
  onChange?: (value: string) => void;
  /** Read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** The options are loading: a spinner in the list. @default false */
  isLoading?: boolean;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'listFailed' | 'noOptions' | 'loading' | 'optionsFound' | 'showOptions'>;
}

/**
 * One of many, found by typing the start of any of its words. The list's code is fetched on the first hover or focus.
 */
export function ComboBox({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  name,
  size = 'md',
  className,
  options,
  value,
  defaultValue,
  onChange,
  icon,
  isLoading = false,
  messages,
  ref,
  ...props
}: ComboBoxProps) {
  const t = useUiText(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange);
  const selected = options.find((option) => option.value === chosen);
  const box = useComboBox({ options, selected, onChoose: setChosen });
  const validity = useFieldValidity(input, { errorMessage, describe: () => t('valueMissing') });
  const isIncomplete = isRequired && !selected && validity.error;
  const error = errorMessage || (box.list.state === 'failed' && t('listFailed')) || isIncomplete;
  const canOpen = !isReadOnly && !isDisabled;
  const found = box.found.length ? t('optionsFound', { count: box.found.length }) : t('noOptions');
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, isRequired, isDisabled, isReadOnly, error, className }}>
      <div ref={control} className={cx(css.control, css.size[size])} onPointerEnter={box.list.prepare}>
        {icon && <span className={css.icon}>{icon}</span>}
        <input
          {...props}
          ref={mergeRefs(input, ref)}
          {...controlProps({ id, isRequired, isDisabled, error })}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={box.text ?? selected?.label ?? ''}
          readOnly={isReadOnly}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? `${id}-list` : undefined}
          aria-activedescendant={box.active && `${id}-${box.found.indexOf(box.active)}`}
          className={css.input}
          onFocus={box.list.prepare}
          onClick={() => canOpen && !box.isOpen && box.open(selected?.value)}
          onChange={(event) => box.type(event.currentTarget.value)}
          onInvalid={validity.validityProps.onInvalid}
          onKeyDown={canOpen ? box.onKeyDown : undefined}
          onBlur={box.commit}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={!canOpen}
          aria-label={t('showOptions')}
          className={own.chevron}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (box.isOpen) box.commit();
            else box.open(selected?.value);
          }}
        >
          {box.list.state === 'waiting' ? <SpinnerMark size={16} /> : <ChevronDown />}
        </button>
        {name && <input type="hidden" name={name} value={selected?.value ?? ''} disabled={isDisabled} />}
      </div>
      <VisuallyHidden role="status">{box.isOpen && box.text !== undefined && !isLoading ? found : ''}</VisuallyHidden>
      {box.list.part && (
        <box.list.part.ComboBoxList
          id={id}
          labelId={fieldIds(id).label}
          controlRef={control}
          options={box.found}
          chosen={selected?.value}
          active={box.active?.value}
          isLoading={isLoading}
          t={t}
          onPoint={box.point}
          onChoose={box.choose}
          onClose={box.list.close}
        />
      )}
    </FieldFrame>
  );
}
