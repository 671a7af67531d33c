import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';
import * as css from './field.css.ts';

/** What every field takes. */
export interface FieldProps {
  /** Names the field; a placeholder never does. */
  label: string;
  /** Keeps the label for readers only. @default false */
  isLabelHidden?: boolean;
  /** Help under the field; an error takes its place. */
  hint?: string;
  /** An error from outside, as the server's; it does not keep the form from being sent again. */
  errorMessage?: string | null;
  /** A form is not sent without it. @default false */
  isRequired?: boolean;
  /** The star of a required field; a form of one field goes without. @default true */
  hasRequiredMark?: boolean;
  /** Say the reason beside it. @default false */
  isDisabled?: boolean;
  /** Name in the form's data. */
  name?: string;
  /** Height in px: sm 32, md 40, lg 48; sm and md are 44 on touch and in narrow containers. @default 'md' */
  size?: keyof typeof css.size;
  /** A class of the owner's, for the whole field. */
  className?: string;
}

type Renamed =
  | keyof FieldProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'id'
  | 'type';

/** The attributes that a field hands on to its input. */
export type InputRest = Omit<ComponentProps<'input'>, Renamed>;

/** What a field of text takes besides. */
export interface TextInputProps extends FieldProps, InputRest {
  /** A muted word after the label, which is no part of the name. */
  note?: string;
  /** Makes the owner keep the text; without it the browser does, and a key renders nothing. */
  value?: string;
  /** What stands there in the beginning. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
}

type Shared = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'hint' | 'isRequired' | 'hasRequiredMark' | 'isDisabled' | 'className'
>;

interface FieldFrameProps extends Shared {
  note?: string | undefined;
  /** Id of the control; label and messages take theirs from it. */
  id: string;
  isReadOnly?: boolean;
  error?: string | false | null;
  /** Says that the value is right, once it is. */
  confirmation?: string | false | undefined;
  /** The control. */
  children: ReactNode;
}

/** Ids of the parts of a field. */
export const fieldIds = (id: string) => ({ label: `${id}-label`, message: `${id}-message` });

type ControlState = Pick<FieldFrameProps, 'id' | 'isRequired' | 'isDisabled' | 'error'>;

/** What ties a control to its frame. */
export const controlProps = ({ id, isRequired, isDisabled, error }: ControlState) => ({
  id,
  required: isRequired,
  disabled: isDisabled,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': fieldIds(id).message,
});

/** Label above, control, one line below: error, else confirmation, else help. */
export function FieldFrame({
  id,
  label,
  isLabelHidden,
  hint,
  isRequired,
  hasRequiredMark = true,
  isDisabled,
  isReadOnly,
  error,
  confirmation,
  className,
  children,
  note,
}: FieldFrameProps) {
  const ids = fieldIds(id);
  const labelElement = (
    <label id={ids.label} htmlFor={id} className={css.label}>
      <span>{label}</span>
      {isRequired && hasRequiredMark && (
        <span aria-hidden="true" className={css.star}>
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div
      className={cx(css.field, className)}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <LabelLine note={note}>{labelElement}</LabelLine>
      )}
      {children}
      <div id={ids.message} aria-live="polite">
        {error ? <FieldMessage tone="error" icon={<CircleAlert />} text={error} /> : null}
        {!error && confirmation ? <FieldMessage tone="valid" icon={<CircleCheck />} text={confirmation} /> : null}
        {!error && !confirmation && hint ? <FieldMessage tone="hint" text={hint} /> : null}
      </div>
    </div>
  );
}

/** A label, and a muted word after it where there is one. */
export function LabelLine({ note, children }: { note: string | undefined; children: ReactNode }) {
  if (note === undefined) return children;
  return (
    <div className={css.labelLine}>
      {children}
      <span className={css.note}>{note}</span>
    </div>
  );
}

function FieldMessage({ tone, icon, text }: { tone: keyof typeof css.messageTone; icon?: ReactNode; text: string }) {
  return (
    <p className={cx(css.message, css.messageTone[tone])}>
      {icon}
      <span>{text}</span>
    </p>
  );
}
