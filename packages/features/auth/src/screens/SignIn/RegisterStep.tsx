import { useMessages } from '@kasb/kit';
import { Button, PhoneField, TextField } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import { useRegister } from '../../data/useRegister.ts';
import { authMessages } from '../../messages/index.ts';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';

export interface RegisterStepProps {
  /** 12 digits; shown, not changed. */
  phone: string;
  onBack: () => void;
  /** The account is there and a code was sent. */
  onRegistered: () => void;
}

/** An unknown phone introduces itself. */
export function RegisterStep({ phone, onBack, onRegistered }: RegisterStepProps) {
  const t = useMessages(authMessages);
  const title = useRef<HTMLHeadingElement>(null);
  const register = useRegister();
  const [error, setError] = useState<string>();
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.stepNarrow}>
      <StepHead title={t('register.title')} titleRef={title} onBack={onBack}>
        {t('register.lead')}
      </StepHead>
      <form
        className={css.form}
        onSubmit={async (event) => {
          event.preventDefault();
          setError(undefined);
          const values = new FormData(event.currentTarget);
          const failure = await register.run({
            phone,
            firstName: String(values.get('firstName')).trim(),
            lastName: String(values.get('lastName')).trim(),
          });
          if (failure === undefined) onRegistered();
          else setError(failure || t('error.registration'));
        }}
      >
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`register.${name}`)}
            name={name}
            size="lg"
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            isRequired
            maxLength={100}
            validate={(value) => (value !== '' && value.trim() === '' ? t(`register.${name}Required`) : undefined)}
            messages={{ valueMissing: t(`register.${name}Required`) }}
            onChange={() => setError(undefined)}
          />
        ))}
        <PhoneField label={t('phone.label')} size="lg" isDisabled defaultValue={phone} errorMessage={error} />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={register.isPending}>
          {register.isPending ? t('register.submitting') : t('register.submit')}
        </Button>
      </form>
    </div>
  );
}
