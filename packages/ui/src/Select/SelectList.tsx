'use client';
import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import type { UiText } from '../messages/useMessages.ts';
import { AriaScope } from '../private/AriaScope.tsx';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './SelectList.css.ts';

export interface SelectOption {
  /** What is sent and compared; '' is a choice like any other. */
  value: string;
  /** What is read. */
  label: string;
  /** Cannot be chosen now. @default false */
  isDisabled?: boolean;
}

interface SelectListProps {
  id: string;
  labelId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  options: readonly SelectOption[];
  chosen?: string;
  isLoading?: boolean;
  /** Looks the texts up. */
  t: UiText;
  onChoose: (value: string) => void;
  onClose: () => void;
}

// React Aria takes an empty key for none.
const keyOf = (value: string) => value || '\u200b';

/** The open list of a Select: a popover under it, a sheet at the bottom on touch and in narrow windows. */
export function SelectList({
  id,
  labelId,
  triggerRef,
  options,
  chosen,
  isLoading,
  t,
  onChoose,
  onClose,
}: SelectListProps) {
  const overlayRoot = useOverlayRoot();
  const dismissWord = useDismissWord();
  useBackCloses(true, onClose);
  return (
    <AriaScope>
      <Popover
        ref={dismissWord}
        isOpen
        onOpenChange={onClose}
        triggerRef={triggerRef}
        UNSTABLE_portalContainer={overlayRoot}
        placement="bottom start"
        offset={4}
        maxHeight={360}
        aria-labelledby={labelId}
        className={css.popover}
      >
        <ListBox
          id={id}
          aria-labelledby={labelId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a list that was opened takes the focus
          autoFocus={chosen === undefined ? 'first' : true}
          selectionMode="single"
          // Of the chosen one that is pressed again it is told by an empty selection, and only so.
          escapeKeyBehavior="none"
          selectedKeys={chosen === undefined ? [] : [keyOf(chosen)]}
          className={css.list}
          renderEmptyState={() => (
            <div className={css.note}>{isLoading ? <Spinner>{t('loading')}</Spinner> : t('noOptions')}</div>
          )}
          onSelectionChange={(keys) => {
            const option = options.find(({ value }) => keys !== 'all' && keys.has(keyOf(value)));
            if (option && option.value !== chosen) onChoose(option.value);
            onClose();
          }}
        >
          {(isLoading ? [] : options).map(({ value, label, isDisabled }) => (
            <ListBoxItem
              key={value}
              id={keyOf(value)}
              data-value={value}
              textValue={label}
              isDisabled={isDisabled}
              className={css.option}
            >
              {({ isSelected }) => (
                <>
                  <span>{label}</span>
                  {isSelected && (
                    <span className={css.check}>
                      <Check />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaScope>
  );
}
