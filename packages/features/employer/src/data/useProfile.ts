import { getEmployerProfile } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The employer's own profile. */
export function useProfile() {
  return useQuery(getEmployerProfile, {});
}
