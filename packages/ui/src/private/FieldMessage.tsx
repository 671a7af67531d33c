import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { cx } from './cx.ts';
import * as css from './field.css.ts';

/** One line under a field: help, an error or a confirmation. */
export function FieldMessage({ id, tone, children }: { id?: string; tone: keyof typeof css.messageTone; children: ReactNode }) {
  return (
    <p id={id} className={cx(css.message, css.messageTone[tone])}>
      {tone === 'error' && <CircleAlert />}
      {tone === 'valid' && <CircleCheck />}
      <span>{children}</span>
    </p>
  );
}
