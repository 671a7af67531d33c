import type { ApiError } from '@kasb/contract';
import { useMessages, useNavigate, useProblemText } from '@kasb/kit';
import type { SentCode } from '@kasb/kit';
import { Button, PhoneField } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import { useRegister } from '../../data/useRegister.ts';
import { authMessages } from '../../messages/index.ts';
import { NameFields } from './NameFields.tsx';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';

export interface RegisterStepProps {
  /** 12 digits; shown, not changed. */
  phone: string;
  /** Where candidates sign in, with a portal that has such a page. */
  candidateSignInHref?: string | undefined;
  onBack: () => void;
  /** A code was sent. */
  onRegistered: (code: SentCode) => void;
}

/** An unknown phone introduces itself. */
export function RegisterStep({ phone, candidateSignInHref, onBack, onRegistered }: RegisterStepProps) {
  const t = useMessages(authMessages);
  const problem = useProblemText();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const register = useRegister();
  const [error, setError] = useState<ApiError>();
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
          const result = await register.run({
            phone,
            firstName: String(values.get('firstName')).trim(),
            lastName: String(values.get('lastName')).trim(),
          });
          if (result.ok) onRegistered(result.data);
          else setError(result.error);
        }}
      >
        <NameFields
          propsOf={(name) => ({
            validate: (value) => (value !== '' && value.trim() === '' ? t(`${name}Required`) : undefined),
            messages: { valueMissing: t(`${name}Required`) },
            onChange: () => setError(undefined),
          })}
        />
        <PhoneField
          label={t('phoneNumber')}
          size="lg"
          isDisabled
          defaultValue={phone}
          errorMessage={error && problem(error, t('error.registration'))}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={register.isPending}>
          {register.isPending ? t('register.submitting') : t('register.submit')}
        </Button>
        {register.isProving && (
          <p role="status" className={css.hint}>
            {t('code.proving')}
          </p>
        )}
      </form>
      {candidateSignInHref !== undefined && (
        <Button variant="accent-quiet" onPress={() => navigate(candidateSignInHref, { state: { phone } })}>
          {t('register.seeking')}
        </Button>
      )}
    </div>
  );
}
