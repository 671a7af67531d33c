import { useState } from 'react';

/** A value that its owner or the component keeps: whoever gave `value` rules. */
export function useControlled<T>(value: T | undefined, initial: T | undefined, onChange?: (value: T) => void) {
  const [own, setOwn] = useState(initial);
  const set = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, set] as const;
}
