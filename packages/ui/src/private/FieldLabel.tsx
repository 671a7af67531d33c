import { Label } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Name in the form's data. */
  name?: string;
  /** Height in px: sm 32, md 40, lg 48; sm and md are 44 on touch and in narrow containers. @default 'md' */
  size?: keyof typeof css.size;
  className?: string;
}

/** The label above a field; the star is for the eye, `required` speaks. */
export function FieldLabel({ label, isLabelHidden, isRequired, ...props }: Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> & { id?: string; htmlFor?: string }) {
  if (isLabelHidden) {
    return (
      <VisuallyHidden>
        <Label {...props}>{label}</Label>
      </VisuallyHidden>
    );
  }
  return (
    <Label {...props} className={css.label}>
      {label}
      {isRequired && (
        <span aria-hidden="true" className={css.star}>
          {' *'}
        </span>
      )}
    </Label>
  );
}
