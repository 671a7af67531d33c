import type { EmployerProfile } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { FormGrid, FormRow, PhoneField, TextArea, TextField } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import type { ProfileField } from '../../model/profileBody.ts';

export interface ProfileFieldsProps {
  /** What the fields begin with; those that nobody touched follow it. */
  profile: EmployerProfile;
  /** The provider's texts by field. */
  errors: Readonly<Record<string, string>>;
  /** A field was changed by the person. */
  onEdit: (field: ProfileField) => void;
}

/** The six fields of a profile. */
export function ProfileFields({ profile, errors, onEdit }: ProfileFieldsProps) {
  const t = useMessages(employerMessages);
  const field = (name: ProfileField) => ({
    name,
    defaultValue: profile[name] ?? '',
    errorMessage: errors[name],
    onChange: () => onEdit(name),
  });
  const required = (text: string) => ({
    isRequired: true,
    messages: { valueMissing: text },
    validate: (value: string) => (value.trim() === '' ? text : undefined),
  });
  return (
    <FormGrid columns={2}>
      <TextField
        {...field('first_name')}
        {...required(t('firstNameRequired'))}
        label={t('firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...field('last_name')}
        {...required(t('lastNameRequired'))}
        label={t('lastName')}
        autoComplete="family-name"
      />
      <TextField {...field('position')} label={t('profile.position')} autoComplete="organization-title" />
      <TextField {...field('department')} label={t('profile.department')} />
      <FormRow>
        <PhoneField
          key={profile.phone}
          {...field('phone')}
          label={t('phoneNumber')}
          hint={t('profile.phoneHint')}
          isRequired
        />
      </FormRow>
      <FormRow>
        <TextArea {...field('about')} label={t('about')} />
      </FormRow>
    </FormGrid>
  );
}
