import { vacancySources } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { analyticsMessages } from '../messages/index.ts';

/** What a source is called; one that nobody foresaw as it came. */
export function useSourceName() {
  const t = useMessages(analyticsMessages);
  return (kind: string): string => {
    const known = vacancySources.find((each) => each === kind);
    return known === undefined ? kind : t(`source.${known}`);
  };
}
