'use client';
import type { Ref } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button, Input, SearchField as AriaSearchField, Text } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { FieldLabel } from '../private/FieldLabel.tsx';
import type { FieldProps } from '../private/FieldLabel.tsx';
import { FieldMessage } from '../private/FieldMessage.tsx';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import * as own from './SearchField.css.ts';

type Omitted = keyof FieldProps | 'children' | 'style' | 'render' | 'type';

export interface SearchFieldProps extends Omit<FieldProps, 'errorMessage' | 'isRequired'>, Omit<AriaSearchFieldProps, Omitted> {
  placeholder?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Words to look for: Escape clears, Enter submits the form around it. */
export function SearchField({ label, isLabelHidden, hint, size = 'md', placeholder, className, ref, ...props }: SearchFieldProps) {
  const { clear } = useUiMessages();
  return (
    // A plain text box by role: the word «Поиск» in its label says what it is for.
    <AriaSearchField {...props} type="text" className={cx(css.field, className)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={cx(css.control, css.size[size])}>
        <span className={css.icon}>
          <Search />
        </span>
        <Input ref={ref} enterKeyHint="search" placeholder={placeholder} className={css.input} />
        <Button aria-label={clear} className={own.clear}>
          <X />
        </Button>
      </div>
      {hint && (
        <Text slot="description" elementType="div">
          <FieldMessage tone="hint">{hint}</FieldMessage>
        </Text>
      )}
    </AriaSearchField>
  );
}
