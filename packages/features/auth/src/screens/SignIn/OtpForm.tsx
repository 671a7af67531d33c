import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Button, OtpField } from '@kasb/ui';
import { useState } from 'react';
import { useVerifyCode } from '../../data/useVerifyCode.ts';
import { authMessages } from '../../messages/index.ts';
import { ResendCode } from './ResendCode.tsx';
import type { ResendCodeProps } from './ResendCode.tsx';
import * as css from './SignIn.css.ts';

export type OtpFormProps = ResendCodeProps;

/** The code's field, its button and the way to another code; it is sent at the sixth digit, or by the button. */
export function OtpForm({ phone, code, onResent }: OtpFormProps) {
  const t = useMessages(authMessages);
  const problem = useProblemText();
  const verify = useVerifyCode();
  const [error, setError] = useState<ApiError>();
  return (
    <form
      className={css.form}
      onSubmit={async (event) => {
        event.preventDefault();
        setError(undefined);
        const typed = String(new FormData(event.currentTarget).get('code'));
        const result = await verify.run({ phone, code: typed, challenge: code.challenge });
        if (!result.ok) setError(result.error);
      }}
    >
      <OtpField
        label={t('code.label')}
        name="code"
        autoFocus
        isRequired
        hasRequiredMark={false}
        errorMessage={error && problem(error, t('error.code'))}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={verify.isPending}>
        {verify.isPending ? t('otp.confirming') : t('code.confirm')}
      </Button>
      <ResendCode phone={phone} code={code} onResent={onResent} />
    </form>
  );
}
