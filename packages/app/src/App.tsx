import { KasbProvider, useSession } from '@kasb/kit';
import type { KasbProviderProps, Navigate } from '@kasb/kit';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { inLanguage, LanguageContext, useLanguageChoice } from './language.ts';
import { AppRoutes } from './routes.tsx';

/** Settings of the assembled app; a story and the server set them, the deployed app takes the defaults. */
export type AppProps = Pick<KasbProviderProps, 'baseUrl' | 'locale' | 'theme' | 'storage' | 'initial'>;

/** The assembled app, inside a router whose basename is that of the locale. */
export function App({ locale = 'ru', ...settings }: AppProps) {
  const routerNavigate = useNavigate();
  const navigate = useCallback<Navigate>((path, options) => void routerNavigate(path, options), [routerNavigate]);
  const language = useLanguageChoice(locale);
  const hrefOf = useCallback((href: string) => (/^\/(?!\/)/.test(href) ? inLanguage(locale, href) : href), [locale]);
  return (
    <LanguageContext value={language}>
      <KasbProvider {...settings} locale={locale} navigate={navigate} useHref={hrefOf} ground="page">
        <SessionMark />
        <AppRoutes />
      </KasbProvider>
    </LanguageContext>
  );
}

/**
 * Takes back the page's mark that somebody may be signed in, once it is known: what is for visitors can be seen then.
 */
function SessionMark() {
  const { status } = useSession().state;
  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);
  return null;
}
