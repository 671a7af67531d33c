import { createContext } from 'react';
import type { FormEvent } from 'react';

interface CheckboxGroupState {
  name?: string;
  value: readonly string[];
  isDisabled?: boolean;
  isMissing: boolean;
  isInvalid: boolean;
  toggle: (value: string, isSelected: boolean) => void;
  onInvalid: (event: FormEvent<HTMLInputElement>) => void;
}

/** What a box with a `value` takes from the group around it. */
export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
