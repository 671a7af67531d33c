import { useMessages, useProblemText } from '@kasb/kit';
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
  /** What the code is shown with, where the provider says it. */
  challenge: string | undefined;
  /** Another code was sent, to be shown with this. */
  onResent: (challenge: string | undefined) => void;
}

/** The code's field, its button and the way to another code; it is sent at the sixth digit, or by the button. */
export function OtpForm({ phone, sentAt, challenge, onResent }: OtpFormProps) {
  const t = useMessages(authMessages);
  const problem = useProblemText();
  const verify = useVerifyCode();
  const [error, setError] = useState<string>();
  return (
    <form
      className={css.form}
      onSubmit={async (event) => {
        event.preventDefault();
        setError(undefined);
        const failure = await verify.run({
          phone,
          code: String(new FormData(event.currentTarget).get('code')),
          challenge,
        });
        if (failure) setError(problem(failure, t('error.code')));
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
      <ResendCode phone={phone} sentAt={sentAt} challenge={challenge} onResent={onResent} />
    </form>
  );
}
