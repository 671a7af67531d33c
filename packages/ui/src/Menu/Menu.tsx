'use client';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../private/lazyPart.ts';
import { TriggerContext } from '../private/Pressable.tsx';

export interface MenuItem {
  /** Tells the items apart. */
  id: string;
  /** The action in words. */
  label: string;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** Makes it a link; through the host's router if one is provided. */
  href?: string;
  /** It was chosen. */
  onAction?: () => void;
  /** In red, after a separator, last. @default false */
  isDangerous?: boolean;
  /** Cannot be chosen now. @default false */
  isDisabled?: boolean;
}

export interface MenuProps {
  /** Names the menu for readers. */
  label: string;
  /** In their order; the dangerous ones go last. */
  items: readonly MenuItem[];
  /** The Button or IconButton that opens it. */
  trigger: ReactNode;
  /** Under the trigger, along which of its edges. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end';
}

// A menu with its keyboard is 30 KiB that most visits never open.
const menuList = lazyPart(() => import('./MenuList.tsx'));

/** A menu of actions behind a button. The list's code is fetched on the button's first hover, focus or press. */
export function Menu({ label, items, trigger, placement }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<'first' | 'last'>('first');
  const list = useLazyPart(menuList);
  const isOpen = list.state === 'open';
  const openAt = (next: 'first' | 'last') => {
    setEdge(next);
    list.open();
  };
  return (
    <>
      <TriggerContext
        value={{
          ref: button,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onPointerEnter: list.prepare,
          onFocus: list.prepare,
          onPress: () => openAt('first'),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') openAt('first');
            else if (event.key === 'ArrowUp') openAt('last');
            else return;
            event.preventDefault();
          },
        }}
      >
        {trigger}
      </TriggerContext>
      {list.part && (
        <list.part.MenuList
          {...{ label, items, placement }}
          triggerRef={button}
          autoFocus={edge}
          onClose={list.close}
        />
      )}
    </>
  );
}
