'use client';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover, Separator } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import { AriaScope } from '../private/AriaScope.tsx';
import { safeHref } from '../private/safeHref.ts';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import * as css from './Menu.css.ts';
import type { MenuItem, MenuProps } from './Menu.tsx';

interface MenuListProps extends Pick<MenuProps, 'label' | 'items' | 'placement'> {
  triggerRef: RefObject<HTMLButtonElement | null>;
  autoFocus: 'first' | 'last';
  onClose: () => void;
}

/** The open menu; loaded when it is first needed. */
export function MenuList({ label, items, placement = 'bottom end', triggerRef, autoFocus, onClose }: MenuListProps) {
  useBackCloses(true, onClose);
  const dangerous = items.filter(({ isDangerous }) => isDangerous);
  const others = items.filter(({ isDangerous }) => !isDangerous);
  // The button has the focus again before the action runs: a dialog that it opens will give it back there.
  const act = (onAction: () => void) => {
    flushSync(onClose);
    triggerRef.current?.focus();
    onAction();
  };
  const row = ({ id, label: text, icon, href, onAction, isDangerous, isDisabled }: MenuItem) => (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={text}
      href={safeHref(href)}
      isDisabled={isDisabled}
      data-tone={isDangerous ? 'critical' : undefined}
      className={css.item}
      onAction={onAction && (() => act(onAction))}
    >
      {icon}
      <span>{text}</span>
    </AriaMenuItem>
  );
  return (
    <AriaScope>
      <Popover
        ref={useDismissWord()}
        isOpen
        aria-label={label}
        onOpenChange={onClose}
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
        UNSTABLE_portalContainer={useOverlayRoot()}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the focus */}
        <AriaMenu aria-label={label} autoFocus={autoFocus} onClose={onClose} className={css.menu}>
          {others.map(row)}
          {others.length > 0 && dangerous.length > 0 && <Separator className={css.separator} />}
          {dangerous.map(row)}
        </AriaMenu>
      </Popover>
    </AriaScope>
  );
}
