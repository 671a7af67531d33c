'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from './Spinner.css.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import type { SpinnerSize } from './SpinnerMark.tsx';

export interface SpinnerProps extends ComponentProps<'div'> {
  /** Diameter in px. @default 20 */
  size?: SpinnerSize;
  /** Words beside the ring, as «Генерируем вопросы…»; without them readers hear «Загрузка». */
  children?: ReactNode;
}

/** Something is under way; `role="status"`. */
export function Spinner({ size = 20, children, className, ...props }: SpinnerProps) {
  const t = useUiText();
  return (
    <div role="status" aria-label={children ? undefined : t('loading')} {...props} className={cx(css.row, className)}>
      <SpinnerMark size={size} className={css.accent} />
      {children && <span>{children}</span>}
    </div>
  );
}
