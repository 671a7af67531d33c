'use client';
import { useMessages } from '@kasb/kit';
import { cx, useRovingGroup } from '@kasb/ui';
import Check from 'lucide-react/icons/check';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './QuickOptions.css.ts';

export interface QuickOptionsProps {
  /** The answers on offer, as the assistant wrote them; empty ones and repetitions are left out. */
  options: readonly string[];
  /** Those that are in the answer now. */
  value: readonly string[];
  /** Called with those that are in after a press, in the order they were pressed. */
  onChange: (value: string[]) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Names the group for readers. @default «Варианты ответа» */
  label?: string;
  className?: string;
}

/** Answers to pick from: a press puts one in, a second takes it out. One tab stop, arrows move, the focus stays. */
export function QuickOptions({ options, value, onChange, isDisabled, label, className }: QuickOptionsProps) {
  const t = useMessages(aiBuilderMessages);
  const shown = [...new Set(options)].filter((option) => option.trim() !== '');
  const { groupProps, itemProps } = useRovingGroup(shown.length, 0);
  if (shown.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- the buttons in it take the focus
    <div {...groupProps} role="group" aria-label={label ?? t('chat.options')} className={cx(css.options, className)}>
      {shown.map((option, index) => {
        const isIn = value.includes(option);
        return (
          <button
            {...itemProps(index)}
            key={option}
            type="button"
            disabled={isDisabled}
            aria-pressed={isIn}
            className={css.option}
            onClick={() => onChange(isIn ? value.filter((other) => other !== option) : [...value, option])}
          >
            {isIn && <Check />}
            <span>{option}</span>
          </button>
        );
      })}
    </div>
  );
}
