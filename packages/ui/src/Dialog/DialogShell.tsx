'use client';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import { useUiText } from '../messages/useMessages.ts';
import { AriaScope } from '../private/AriaScope.tsx';
import { cx } from '../private/cx.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useBottomBar } from '../private/useBottomBar.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import { useScrollable } from '../private/useScrollable.ts';
import type { StatusTone } from '../theme/tokens.ts';
import * as css from './DialogShell.css.ts';

/** What a Dialog and an AlertDialog have in common. */
export interface DialogLook extends RootAttributes {
  /** Shown while true; then the focus goes back to where it came from. */
  isOpen: boolean;
  /** The h2, and the dialog's name. */
  title: ReactNode;
  /** The dialog's name for readers, where the title says another thing. */
  'aria-label'?: string;
  /** A muted line under the title, read with it. */
  subtitle?: ReactNode;
  /** A lucide icon in a square before the title. */
  icon?: ReactNode;
  /** Tone of the icon's square. @default 'neutral' */
  tone?: StatusTone | 'neutral';
  /** Width in px: md 560, lg 752; under 700 it is a sheet at the bottom. @default 'md' */
  size?: keyof typeof css.size;
  /** Buttons, the primary last; a sheet stacks them with the primary on top. */
  footer?: ReactNode;
  /** A button apart from the others, at the far left; last in a sheet. */
  footerStart?: ReactNode;
  /** Scrolls when it is long. */
  children?: ReactNode;
}

interface DialogShellProps extends DialogLook {
  role: 'dialog' | 'alertdialog';
  /** Escape; without it Escape does nothing. */
  onClose?: () => void;
  /** A press outside closes it. */
  isDismissable?: boolean;
  /** A cross beside the title does; also t('close'). */
  hasCross?: boolean;
}

/** Scrim, box, header, scrolling body, footer; React Aria traps the focus and gives it back. */
export function DialogShell({
  role,
  isOpen,
  onClose,
  isDismissable = false,
  hasCross = isDismissable,
  title,
  'aria-label': label,
  subtitle,
  icon,
  tone = 'neutral',
  size = 'md',
  footer,
  footerStart,
  children,
  className,
  ref,
  ...props
}: DialogShellProps) {
  const t = useUiText();
  const overlayRoot = useOverlayRoot();
  const dismissWord = useDismissWord();
  const id = useId();
  useBackCloses(isOpen, onClose);
  // A theme's overlay root comes right after its first render; a dialog opened before would move, and lose the focus.
  const [isReady, setReady] = useState(overlayRoot !== undefined);
  // oxlint-disable-next-line react/set-state-in-effect -- once, and only where the theme has just mounted
  useEffect(() => setReady(true), []);
  return (
    <AriaScope>
      <ModalOverlay
        isOpen={isOpen && isReady}
        onOpenChange={(next) => !next && onClose?.()}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!onClose}
        UNSTABLE_portalContainer={overlayRoot}
        className={css.scrim}
      >
        <Modal ref={dismissWord} className={cx(css.modal, css.size[size])}>
          <AriaDialog
            {...props}
            ref={ref}
            role={role}
            aria-label={label}
            aria-labelledby={label ? undefined : `${id}-title`}
            aria-describedby={
              subtitle ? `${id}-subtitle` : role === 'alertdialog' && children ? `${id}-body` : undefined
            }
            className={cx(css.dialog, className)}
          >
            <header className={css.header}>
              {icon && <span className={cx(css.icon, css.iconTone[tone])}>{icon}</span>}
              <div className={css.heading}>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                {subtitle && (
                  <p id={`${id}-subtitle`} className={css.subtitle}>
                    {subtitle}
                  </p>
                )}
              </div>
              {hasCross && (
                <IconButton size="sm" aria-label={t('close')} className={css.close} onPress={onClose}>
                  <X />
                </IconButton>
              )}
            </header>
            <Body id={`${id}-body`}>{children}</Body>
            {(footer || footerStart) && (
              <Footer>
                {footerStart && <div className={css.footerStart}>{footerStart}</div>}
                {footer}
              </Footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaScope>
  );
}

function Body({ id, children }: { id: string; children: ReactNode }) {
  const scrollable = useScrollable();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is a tab stop
    <div {...scrollable} id={id} className={css.body}>
      {children}
    </div>
  );
}

function Footer({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  return (
    <footer ref={bar} className={css.footer}>
      {children}
    </footer>
  );
}
