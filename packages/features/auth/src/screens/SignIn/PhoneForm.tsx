import type { ApiError } from '@kasb/contract';
import { useKasb, useMessages, useProblemText } from '@kasb/kit';
import { Button, PhoneField } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages/index.ts';
import * as css from './SignIn.css.ts';

export interface PhoneFormProps {
  /** Digits to begin with. */
  phone: string;
  /** Words of the button. */
  action: string;
  /** Where a browser without script sends the form. */
  postTo?: string;
  /** What it sends along as `from`. */
  from?: string;
  /** A line under the button. */
  hint?: ReactNode;
  isPending: boolean;
  /** Something is solved before the code is sent. */
  isProving: boolean;
  /** Asks for a code; what went wrong comes back and is shown under the field. */
  onSubmit: (phone: string) => Promise<ApiError | undefined>;
}

/** The phone field and its button, shared by `landing` and `phone`. */
export function PhoneForm({ phone, action, postTo, from, hint, isPending, isProving, onSubmit }: PhoneFormProps) {
  const t = useMessages(authMessages);
  const problem = useProblemText();
  const { locale } = useKasb();
  const [error, setError] = useState<ApiError>();
  return (
    <form
      method={postTo === undefined ? undefined : 'post'}
      action={postTo}
      className={css.form}
      onSubmit={async (event) => {
        event.preventDefault();
        const digits = String(new FormData(event.currentTarget).get('phone'));
        setError(await onSubmit(digits));
      }}
    >
      {postTo !== undefined && <input type="hidden" name="language" value={locale} />}
      {postTo !== undefined && from !== undefined && <input type="hidden" name="from" value={from} />}
      <PhoneField
        label={t('phoneNumber')}
        name="phone"
        size="lg"
        autoFocus
        isRequired
        hasRequiredMark={false}
        defaultValue={phone}
        errorMessage={error && problem(error, t('error.login'))}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending} iconEnd={<ArrowRight />}>
        {isPending ? t('landing.starting') : action}
      </Button>
      {(isProving || hint) && <p className={css.hint}>{isProving ? t('code.proving') : hint}</p>}
    </form>
  );
}
