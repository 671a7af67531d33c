import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';
import * as css from './field.css.ts';
import { fieldIds, LabelLine } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

type Own = keyof FieldProps | 'children' | 'defaultValue' | 'onChange' | 'role';

/** What every group of choices takes: the attributes of its root besides. */
export interface GroupProps extends Omit<FieldProps, 'size'>, Omit<ComponentProps<'div'>, Own> {
  /** A muted word after the label, which is no part of the name. */
  note?: string;
}

interface GroupFrameProps extends Omit<GroupProps, 'errorMessage' | 'name'> {
  id: string;
  role: 'group' | 'radiogroup';
  error?: string | false | null;
  children: ReactNode;
}

/** Legend above, choices, one line below: error, else help. */
export function GroupFrame({
  id,
  role,
  label,
  note,
  isLabelHidden,
  hint,
  isRequired,
  hasRequiredMark = true,
  isDisabled,
  error,
  className,
  children,
  ...props
}: GroupFrameProps) {
  const ids = fieldIds(id);
  const legend = (
    <span id={ids.label} className={css.label}>
      <span>{label}</span>
      {isRequired && hasRequiredMark && (
        <span aria-hidden="true" className={css.star}>
          {' *'}
        </span>
      )}
    </span>
  );
  return (
    <div
      {...props}
      role={role}
      id={id}
      aria-labelledby={ids.label}
      aria-describedby={ids.message}
      aria-disabled={isDisabled || undefined}
      {...(role === 'radiogroup' && { 'aria-required': isRequired, 'aria-invalid': error ? true : undefined })}
      className={cx(css.field, className)}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : <LabelLine note={note}>{legend}</LabelLine>}
      {children}
      <div id={ids.message} aria-live="polite">
        {(error || hint) && (
          <p className={cx(css.message, css.messageTone[error ? 'error' : 'hint'])}>
            {error && <CircleAlert />}
            <span>{error || hint}</span>
          </p>
        )}
      </div>
    </div>
  );
}
