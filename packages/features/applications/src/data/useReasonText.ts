import { listRefusalReasons } from '@kasb/contract';
import { useKasb, useQuery } from '@kasb/kit';

/** Words why somebody was refused, for colleagues. */
export function useReasonText(): (reason: string) => string {
  const { locale } = useKasb();
  const reasons = useQuery(listRefusalReasons, {});
  return (reason) => {
    const known = reasons.data?.find(({ id }) => id === reason);
    return ((locale === 'uz' && known?.name_uz) || known?.name) ?? '';
  };
}
