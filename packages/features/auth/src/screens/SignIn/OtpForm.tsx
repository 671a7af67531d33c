import { useMessages } from '@kasb/kit';
import { Button, OtpField } from '@kasb/ui';
import { useState } from 'react';
import { useVerifyCode } from '../../data/useVerifyCode.ts';
import { authMessages } from '../../messages/index.ts';
import { ResendCode } from './ResendCode.tsx';
import * as css from './SignIn.css.ts';

export interface OtpFormProps {
  /** 12 digits. */
  phone: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Another code was sent. */
  onResent: () => void;
}

/** The code's field, its button and the way to another code; it is sent at the sixth digit, or by the button. */
export function OtpForm({ phone, sentAt, onResent }: OtpFormProps) {
  const t = useMessages(authMessages);
  const verify = useVerifyCode();
  const [error, setError] = useState<string>();
  return (
    <form
      className={css.form}
      onSubmit={async (event) => {
        event.preventDefault();
        setError(undefined);
        const failure = await verify.run(phone, String(new FormData(event.currentTarget).get('code')));
        if (failure !== undefined) setError(failure || t('error.code'));
      }}
    >
      <OtpField
        label={t('otp.label')}
        name="code"
        autoFocus
        isRequired
        hasRequiredMark={false}
        errorMessage={error}
        onChange={() => setError(undefined)}
        messages={{ codeMissing: t('otp.required') }}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={verify.isPending}>
        {verify.isPending ? t('otp.confirming') : t('otp.confirm')}
      </Button>
      <ResendCode phone={phone} sentAt={sentAt} onResent={onResent} />
    </form>
  );
}
