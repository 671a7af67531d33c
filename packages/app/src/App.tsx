import { KasbProvider } from '@kasb/kit';
import type { KasbProviderProps, Navigate } from '@kasb/kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { LanguageContext, useLanguageChoice } from './language.ts';
import { AppRoutes } from './routes.tsx';

/** Settings of the assembled app; a story sets them, the deployed app takes the defaults. */
export type AppProps = Pick<KasbProviderProps, 'baseUrl' | 'locale' | 'theme' | 'storage'>;

/** The assembled app, inside a router. */
export function App({ locale, ...settings }: AppProps) {
  const routerNavigate = useNavigate();
  const navigate = useCallback<Navigate>((path, options) => void routerNavigate(path, options), [routerNavigate]);
  const language = useLanguageChoice(locale);
  return (
    <LanguageContext value={language}>
      <KasbProvider {...settings} locale={language.locale} navigate={navigate} ground="page">
        <AppRoutes />
      </KasbProvider>
    </LanguageContext>
  );
}
