import { formatPhone } from '@kasb/domain/phone';
import { useLinks, useMessages } from '@kasb/kit';
import { GirihPattern, LinkButton, Logo } from '@kasb/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages/index.ts';
import * as css from './AuthLayout.css.ts';

// Decoration: the form does not wait for it, and phones, which never show it, do not fetch it.
const ProductPreview = lazy(async () => ({ default: (await import('./ProductPreview.tsx')).ProductPreview }));

export interface AuthLayoutProps {
  /** Phone of support, 12 digits. */
  supportPhone: string;
  /** In the foot, in place of the country. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The page of sign-in: the form on one side, the panel with a preview of the product on the other. */
export function AuthLayout({ supportPhone, footer, children }: AuthLayoutProps) {
  const t = useMessages(authMessages);
  const links = useLinks();
  const panel = useRef<HTMLDivElement>(null);
  const [hasPanel, setHasPanel] = useState(false);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setHasPanel(true));
    if (panel.current) seen.observe(panel.current);
    return () => seen.disconnect();
  }, []);
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
          {footer ?? <span>{t('country')}</span>}
          <span>{t('layout.support', { phone: formatPhone(supportPhone) })}</span>
        </div>
      </div>
      <div ref={panel} className={css.panel} aria-hidden>
        <GirihPattern />
        {hasPanel && (
          <Suspense>
            <ProductPreview />
          </Suspense>
        )}
      </div>
    </div>
  );
}
