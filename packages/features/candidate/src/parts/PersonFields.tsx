import { useMessages } from '@kasb/kit';
import { PhoneField, Text, TextField } from '@kasb/ui';
import type { PhoneFieldProps } from '@kasb/ui';
import { useState } from 'react';
import { respondingMessages } from '../messages/responding/index.ts';
import { isLandline } from '../model/mobilePhone.ts';
import * as css from './PersonFields.css.ts';

const names = ['firstName', 'lastName'] as const;
const missing = { firstName: 'enterName', lastName: 'respond.lastNameRequired' } as const;

export interface NameFieldsProps {
  /** What was typed before. */
  typed?: { firstName: string; lastName: string };
  /** The first of them takes the focus. */
  hasFocus?: boolean;
}

/** How somebody is called: any name with a letter in it. */
export function NameFields({ typed, hasFocus = false }: NameFieldsProps) {
  const t = useMessages(respondingMessages);
  return (
    <div className={css.names}>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          name={name}
          size="lg"
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          defaultValue={typed?.[name]}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step is these fields
          autoFocus={hasFocus && name === 'firstName'}
          isRequired
          hasRequiredMark={false}
          maxLength={100}
          validate={(value) => (value !== '' && !/\p{L}/u.test(value) ? t(missing[name]) : undefined)}
          messages={{ valueMissing: t(missing[name]) }}
        />
      ))}
    </div>
  );
}

export type OwnPhoneProps = Pick<
  PhoneFieldProps,
  'defaultValue' | 'errorMessage' | 'autoFocus' | 'onChange' | 'ref' | 'isDisabled'
>;

/** The phone that is the sign-in; a city's number may get no SMS. */
export function OwnPhone({ onChange, ...props }: OwnPhoneProps) {
  const t = useMessages(respondingMessages);
  const [isDoubtful, setDoubtful] = useState(() => isLandline(props.defaultValue ?? ''));
  return (
    <div>
      <PhoneField
        label={t('phoneNumber')}
        name="phone"
        size="lg"
        isRequired
        hasRequiredMark={false}
        onChange={(digits) => {
          setDoubtful(isLandline(digits));
          onChange?.(digits);
        }}
        {...props}
      />
      <Text size="sm" tone="caution" role="status">
        {isDoubtful && t('respond.landline')}
      </Text>
    </div>
  );
}
