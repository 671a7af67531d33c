'use client';

import { KasbProvider } from '@kasb/kit';
import type { KasbProviderProps } from '@kasb/kit';
import { useRouter } from 'next/navigation';

/** What Kasb's screens need around them: the router of the portal, and where it keeps its vacancies. */
export function Kasb(props: Pick<KasbProviderProps, 'baseUrl' | 'initial' | 'children'>) {
  const router = useRouter();
  return (
    <KasbProvider
      {...props}
      navigate={(path, options) => (options?.replace ? router.replace(path) : router.push(path))}
      links={{ vacancies: () => '/jobs', vacancy: (id) => `/jobs/${encodeURIComponent(id)}` }}
      theme="light"
    />
  );
}
