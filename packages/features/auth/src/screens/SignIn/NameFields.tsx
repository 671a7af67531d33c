import { useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import type { TextFieldProps } from '@kasb/ui';
import { authMessages } from '../../messages/index.ts';

const names = ['firstName', 'lastName'] as const;

export interface NameFieldsProps {
  /** What else a field takes. */
  propsOf: (name: (typeof names)[number]) => Partial<TextFieldProps>;
}

/** How somebody new is called. */
export function NameFields({ propsOf }: NameFieldsProps) {
  const t = useMessages(authMessages);
  return names.map((name) => (
    <TextField
      key={name}
      label={t(name)}
      name={name}
      size="lg"
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      isRequired
      maxLength={100}
      {...propsOf(name)}
    />
  ));
}
