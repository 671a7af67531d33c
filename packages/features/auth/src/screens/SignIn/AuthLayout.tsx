import { formatPhone } from '@kasb/domain/phone';
import { useLinks, useMessages } from '@kasb/kit';
import { GirihPattern, LinkButton, Logo, useIsClient } from '@kasb/ui';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages/index.ts';
import * as css from './AuthLayout.css.ts';

// Decoration that phones never show: the form does not wait for it.
const Glimpse = lazy(async () => ({ default: (await import('./Glimpse.tsx')).Glimpse }));

export interface AuthLayoutProps {
  /** Phone of support, 12 digits. */
  supportPhone: string;
  /** In the foot, in place of the country. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The page of sign-in: the form on one side, the panel with a glimpse of the product on the other. */
export function AuthLayout({ supportPhone, footer, children }: AuthLayoutProps) {
  const t = useMessages(authMessages);
  const links = useLinks();
  const isClient = useIsClient();
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <GirihPattern variant="corner" className={css.corner} />
        <div className={css.top}>
          <Logo href={links.home()} aria-label={t('layout.home')} />
          <LinkButton className={css.topLink} variant="quiet" size="sm" href={links.vacancies()}>
            {t('layout.vacancies')}
          </LinkButton>
        </div>
        <div className={css.centre} data-for-visitors>
          {children}
        </div>
        <div className={css.foot}>
          {footer ?? <span>{t('layout.country')}</span>}
          <span>{t('layout.support', { phone: formatPhone(supportPhone) })}</span>
        </div>
      </div>
      <div className={css.panel} aria-hidden>
        <GirihPattern />
        {isClient && (
          <Suspense>
            <Glimpse />
          </Suspense>
        )}
      </div>
    </div>
  );
}
