import { useMessages } from '@kasb/kit';
import { authMessages } from '../../messages/index.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { PhoneFormProps } from './PhoneForm.tsx';
import * as css from './SignIn.css.ts';
import { StepHead } from './StepHead.tsx';

export interface PhoneStepProps extends Omit<PhoneFormProps, 'action' | 'hint'> {
  onBack: () => void;
}

/** The phone alone, for somebody whom a guarded address sent here. */
export function PhoneStep({ onBack, ...props }: PhoneStepProps) {
  const t = useMessages(authMessages);
  return (
    <div className={css.stepNarrow}>
      <StepHead title={t('phone.title')} onBack={onBack}>
        {t('phone.lead')}
      </StepHead>
      <PhoneForm {...props} action={t('continue')} hint={t('landing.hint')} />
    </div>
  );
}
