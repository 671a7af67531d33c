import { useState } from 'react';
import type { ComponentType } from 'react';

interface Choice {
  value: unknown;
  onChange: (value: never) => void;
}

export interface KeptProps<Props extends Choice> {
  /** The component whose choice is kept. */
  of: ComponentType<Props>;
  args: Props;
}

/** Keeps the choice of a component that leaves it to its owner, and lets the story's own `onChange` know. */
export function Kept<Props extends Choice>({ of: Component, args }: KeptProps<Props>) {
  const [value, setValue] = useState<Props['value']>(args.value);
  return (
    <Component
      {...args}
      value={value}
      onChange={(next: never) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}
