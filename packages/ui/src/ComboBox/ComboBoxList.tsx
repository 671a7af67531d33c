'use client';
import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import type { UiText } from '../messages/useMessages.ts';
import { AriaScope } from '../private/AriaScope.tsx';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import * as row from '../Select/SelectList.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './ComboBoxList.css.ts';
import type { ComboBoxOption } from './filterOptions.ts';

interface ComboBoxListProps {
  id: string;
  labelId: string;
  controlRef: RefObject<HTMLElement | null>;
  options: readonly ComboBoxOption[];
  chosen?: string;
  active?: string;
  isLoading: boolean;
  /** Looks the texts up. */
  t: UiText;
  onPoint: (value: string) => void;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The open list of a ComboBox, under the field; the focus stays in the input, which points at an option. */
export function ComboBoxList({
  id,
  labelId,
  controlRef,
  options,
  chosen,
  active,
  isLoading,
  t,
  onPoint,
  onChoose,
  onClose,
}: ComboBoxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    list.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isEmpty = isLoading || options.length === 0;
  return (
    <AriaScope>
      <Popover
        ref={useDismissWord()}
        isOpen
        isNonModal
        onOpenChange={onClose}
        triggerRef={controlRef}
        placement="bottom start"
        offset={4}
        maxHeight={320}
        UNSTABLE_portalContainer={useOverlayRoot()}
        className={css.popover}
      >
        {/* The pointer must not take the focus out of the input. */}
        <div
          ref={list}
          role="listbox"
          tabIndex={-1}
          id={`${id}-list`}
          aria-labelledby={labelId}
          className={row.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isEmpty && (
            <div role="option" aria-disabled="true" aria-selected="false" className={row.note}>
              {isLoading ? <Spinner>{t('loading')}</Spinner> : t('noOptions')}
            </div>
          )}
          {(isLoading ? [] : options).map(({ value, label, isDisabled }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and the keys
            <div
              key={value}
              tabIndex={-1}
              role="option"
              id={`${id}-${index}`}
              aria-selected={value === chosen}
              aria-disabled={isDisabled || undefined}
              data-value={value}
              data-focused={value === active || undefined}
              data-selected={value === chosen || undefined}
              data-disabled={isDisabled || undefined}
              className={row.option}
              onPointerMove={() => !isDisabled && value !== active && onPoint(value)}
              onClick={() => !isDisabled && onChoose(value)}
            >
              <span>{label}</span>
              {value === chosen && (
                <span className={row.check}>
                  <Check />
                </span>
              )}
            </div>
          ))}
        </div>
      </Popover>
    </AriaScope>
  );
}
