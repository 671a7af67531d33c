import { useKasb } from '@kasb/kit';

/** Names a company's own step in the page's language. */
export function useStageName() {
  const { locale } = useKasb();
  return (stage: { name?: string | undefined; name_uz?: string | undefined } | undefined): string | undefined =>
    (locale === 'uz' && stage?.name_uz) || stage?.name;
}
