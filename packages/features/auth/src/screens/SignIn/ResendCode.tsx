import { ProblemSentence, RESEND_AFTER_MS, useMessages, useSecondsLeft } from '@kasb/kit';
import type { SentCode } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRequestCode } from '../../data/useRequestCode.ts';
import { authMessages } from '../../messages/index.ts';
import * as css from './SignIn.css.ts';

export interface ResendCodeProps {
  /** 12 digits. */
  phone: string;
  /** The last code that was sent. */
  code: SentCode;
  /** Another one was sent. */
  onResent: (code: SentCode) => void;
}

/** How long until another code may be asked for, then the way to ask (docs/domain.md#otp). */
export function ResendCode({ phone, code, onResent }: ResendCodeProps) {
  const t = useMessages(authMessages);
  const request = useRequestCode();
  const [notice, setNotice] = useState<ReactNode>();

  const resend = async () => {
    const result = await request.run(phone, code.challenge);
    if (!result.ok)
      return setNotice(<ProblemSentence error={result.error} messages={authMessages} fallback="error.login" />);
    setNotice(t('code.resent'));
    onResent(result.data);
  };

  return (
    <>
      <div className={css.resend}>
        <span>{t('code.lifetime')}</span>
        <ResendControl
          key={code.at}
          until={code.at + RESEND_AFTER_MS}
          isPending={request.isPending}
          onPress={() => void resend()}
        />
      </div>
      <p role="status" className={css.hint}>
        {request.isProving ? t('code.proving') : notice}
      </p>
    </>
  );
}

function ResendControl({ until, isPending, onPress }: { until: number; isPending: boolean; onPress: () => void }) {
  const t = useMessages(authMessages);
  const left = useSecondsLeft(until);
  if (left > 0) {
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return <span role="timer">{t('code.resendIn', { time })}</span>;
  }
  return (
    <Button variant="accent-quiet" size="sm" isPending={isPending} onPress={onPress}>
      {t('code.resend')}
    </Button>
  );
}
