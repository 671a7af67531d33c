'use client';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiText } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import { usePausableTimeout } from '../private/usePausableTimeout.ts';
import type { StatusTone } from '../theme/tokens.ts';
import * as css from './Banner.css.ts';
import { toneIcon } from './toneIcon.tsx';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `critical` is spoken at once (`role="alert"`), the rest politely. @default 'info' */
  tone?: StatusTone | 'neutral';
  /** In place of the icon that repeats the tone. */
  icon?: ReactNode;
  /** A bold first line. */
  title?: ReactNode;
  /** The message; while empty the live region waits, mounted and unseen. */
  children?: ReactNode;
  /** Buttons or links after the text. */
  action?: ReactNode;
  /** Shows a cross; also called when `timeout` is over. */
  onClose?: () => void;
  /** Milliseconds until `onClose`; the clock stands still under the pointer and the focus. */
  timeout?: number;
}

/** A message about the page or the section it stands in. */
export function Banner({
  tone = 'info',
  icon,
  title,
  children,
  action,
  onClose,
  timeout,
  className,
  ...props
}: BannerProps) {
  const t = useUiText();
  const hasMessage = Boolean(children ?? title);
  const pause = usePausableTimeout(timeout, hasMessage && timeout !== undefined, () => onClose?.());
  const role = tone === 'critical' ? 'alert' : 'status';
  const Icon = toneIcon[tone];
  if (!hasMessage) return <div {...props} role={role} />;
  return (
    <div {...props} {...pause} role={role} data-tone={tone} className={cx(css.banner, css.tone[tone], className)}>
      <span className={css.icon[tone]}>{icon ?? <Icon />}</span>
      <div className={css.body}>
        {title && <strong className={css.title}>{title}</strong>}
        <div>{children}</div>
      </div>
      {(action || (onClose && timeout === undefined)) && (
        <div className={css.actions}>
          {action}
          {onClose && timeout === undefined && (
            <IconButton size="sm" aria-label={t('close')} onPress={onClose}>
              <X />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
