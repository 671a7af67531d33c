'use client';
import type { HTMLAttributes, ReactNode } from 'react';
import { useBaseMessages } from '../messages/UiMessagesProvider.tsx';
import { cx } from '../private/cx.ts';
import * as css from './Spinner.css.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import type { SpinnerSize } from './SpinnerMark.tsx';

export interface SpinnerProps extends HTMLAttributes<HTMLDivElement> {
  /** Diameter in px. @default 20 */
  size?: SpinnerSize;
  /** Words beside the ring, as «Генерируем вопросы…»; without them readers hear «Загрузка». */
  children?: ReactNode;
}

/** Something is under way; `role="status"`. */
export function Spinner({ size = 20, children, className, ...props }: SpinnerProps) {
  const { loading } = useBaseMessages();
  return (
    <div role="status" aria-label={children ? undefined : loading} {...props} className={cx(css.row, className)}>
      <SpinnerMark size={size} className={css.accent} />
      {children}
    </div>
  );
}
