import { use } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { LocaleContext } from '../messages/LocaleProvider.tsx';
import { useHostRouter } from '../router/HostRouter.tsx';

const tags = { ru: 'ru-RU', uz: 'uz-UZ' };

/** Gives the parts of React Aria inside the language and the router around. It stands in what is fetched late. */
export function AriaScope({ children }: { children: ReactNode }) {
  const { locale } = use(LocaleContext);
  const router = useHostRouter();
  const spoken = <I18nProvider locale={tags[locale]}>{children}</I18nProvider>;
  if (!router) return spoken;
  return (
    <RouterProvider navigate={router.navigate} useHref={router.hrefOf}>
      {spoken}
    </RouterProvider>
  );
}
