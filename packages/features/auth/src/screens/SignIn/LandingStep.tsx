import { useLinks, useMessages } from '@kasb/kit';
import { Link } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { authMessages } from '../../messages/index.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { PhoneFormProps } from './PhoneForm.tsx';
import * as css from './SignIn.css.ts';

export type LandingStepProps = Omit<PhoneFormProps, 'action' | 'hint'>;

/** The first step: what this is, the phone, and the way to the vacancies for those who look for work. */
export function LandingStep(props: LandingStepProps) {
  const t = useMessages(authMessages);
  const links = useLinks();
  return (
    <div className={css.step}>
      <div className={css.headDisplay}>
        <h1 className={css.display}>{t('landing.title')}</h1>
        <p className={css.leadLarge}>{t('landing.lead')}</p>
      </div>
      <PhoneForm {...props} action={t('landing.start')} hint={t('landing.hint')} />
      <hr className={css.rule} />
      <p className={css.other}>
        <span>{t('landing.seeking')}</span>
        <Link className={css.seek} href={links.vacancies()} icon={<ArrowRight />}>
          {t('seeVacancies')}
        </Link>
      </p>
    </div>
  );
}
