import { useKasb } from '@kasb/kit';

/** Writes the time of a moment in milliseconds, `09:40`, in the provider's zone. */
export function useTimeOfDay(): (moment: number) => string {
  const { timeZone } = useKasb();
  const format = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone });
  return (moment) => format.format(moment);
}
