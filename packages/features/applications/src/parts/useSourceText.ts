import { applicationSources } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { applicationsMessages } from '../messages/index.ts';

/** Words where an application came from; a provider's own word says itself. */
export function useSourceText(): (source: string) => string {
  const t = useMessages(applicationsMessages);
  return (source) => {
    const known = applicationSources.find((code) => code === source);
    return known ? t(`source.${known}`) : source;
  };
}
