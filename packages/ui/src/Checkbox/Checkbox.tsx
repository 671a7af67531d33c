'use client';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Minus from 'lucide-react/icons/minus';
import { use, useId, useLayoutEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import * as choice from '../private/choice.css.ts';
import { cx } from '../private/cx.ts';
import * as field from '../private/field.css.ts';
import { fieldIds } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useFieldValidity } from '../private/useFieldValidity.ts';
import * as css from './Checkbox.css.ts';
import { CheckboxGroupContext } from './CheckboxGroupContext.ts';

type Renamed =
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'required'
  | 'disabled'
  | 'type'
  | 'id'
  | 'value'
  | 'children'
  | 'size';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Renamed> {
  /** The words beside the box. */
  children: ReactNode;
  /** A second, muted line. */
  description?: ReactNode;
  /** What the box stands for in a CheckboxGroup or in the form's data. */
  value?: string;
  /** Makes the owner keep it; without it the browser does. */
  isSelected?: boolean;
  /** Selected in the beginning. @default false */
  defaultSelected?: boolean;
  /** Some of many are selected: «Выбрать все» over them. @default false */
  isIndeterminate?: boolean;
  /** Called with what it is now. */
  onChange?: (isSelected: boolean) => void;
  /** A form is not sent without it. @default false */
  isRequired?: boolean;
  /** Say the reason beside it. @default false */
  isDisabled?: boolean;
  /** An error from outside. */
  errorMessage?: string | null;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no; with a `value` inside a CheckboxGroup, one of many. */
export function Checkbox({
  children,
  description,
  value,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  onChange,
  isRequired,
  isDisabled,
  errorMessage,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const t = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const around = use(CheckboxGroupContext);
  const group = value === undefined ? null : around;
  const { error, validityProps } = useFieldValidity(input, { errorMessage, describe: () => t('valueMissing') });
  const messageId = fieldIds(id).message;

  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <div className={cx(field.field, className)} data-invalid={error || group?.isInvalid ? true : undefined}>
      <label className={choice.row}>
        <span className={css.box}>
          <input
            {...props}
            ref={mergeRefs(input, ref)}
            type="checkbox"
            name={group?.name ?? props.name}
            value={value}
            checked={group && value !== undefined ? group.value.includes(value) : isSelected}
            defaultChecked={group ? undefined : defaultSelected}
            required={isRequired || group?.isMissing}
            disabled={isDisabled || around?.isDisabled}
            aria-invalid={error || group?.isInvalid ? true : undefined}
            aria-describedby={group ? undefined : messageId}
            className={cx(choice.mark, css.square)}
            onChange={({ currentTarget }) => {
              // The browser has settled a box that was neither; it stays so until its owner says otherwise.
              currentTarget.indeterminate = isIndeterminate;
              if (value !== undefined) group?.toggle(value, currentTarget.checked);
              onChange?.(currentTarget.checked);
            }}
            onInput={validityProps.onInput}
            onInvalid={group?.onInvalid ?? validityProps.onInvalid}
          />
          <Check className={css.check} />
          <Minus className={css.dash} />
        </span>
        <span className={choice.text}>
          {description ? (
            <>
              <span>{children}</span>
              <span className={choice.description}>{description}</span>
            </>
          ) : (
            children
          )}
        </span>
      </label>
      {!group && (
        <div id={messageId} aria-live="polite">
          {error && (
            <p className={cx(field.message, field.messageTone.error)}>
              <CircleAlert />
              <span>{error}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
