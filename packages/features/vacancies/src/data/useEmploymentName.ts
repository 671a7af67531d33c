import { employmentTypes, listEmploymentTypes } from '@kasb/contract';
import { useQuery, useWords } from '@kasb/kit';

/** The name of an employment type: a known word, else the name in the provider's list, else the value as it came. */
export function useEmploymentName(value: string | undefined): string | undefined {
  const words = useWords();
  const isKnown = value === undefined || (employmentTypes as readonly string[]).includes(value);
  const list = useQuery(listEmploymentTypes, isKnown ? null : {}).data;
  return list?.find(({ id }) => id === value)?.name ?? (value && words('employment', value));
}
