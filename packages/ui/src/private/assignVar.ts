import type { CSSProperties } from 'react';

/** An inline style that sets one CSS variable made by `createVar`. */
export function assignVar(variable: string, value: string): CSSProperties {
  return { [variable.slice(4, -1)]: value };
}
