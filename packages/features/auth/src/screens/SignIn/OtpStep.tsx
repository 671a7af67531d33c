import { formatPhone } from '@kasb/domain/phone';
import { useMessages } from '@kasb/kit';
import { authMessages } from '../../messages/index.ts';
import { OtpForm } from './OtpForm.tsx';
import type { OtpFormProps } from './OtpForm.tsx';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';

export interface OtpStepProps extends OtpFormProps {
  onBack: () => void;
}

/** The code from the SMS. */
export function OtpStep({ onBack, ...form }: OtpStepProps) {
  const t = useMessages(authMessages);
  return (
    <div className={css.stepNarrow}>
      <StepHead title={t('otp.title')} onBack={onBack}>
        <span>{`${t('otp.sentTo')} `}</span>
        <span className={css.sentTo}>{formatPhone(form.phone)}</span>
      </StepHead>
      <OtpForm {...form} />
    </div>
  );
}
