import { findEverything, getToday } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** How a day goes; today without one. */
export const useToday = (day: string | undefined) => useQuery(getToday, { query: { day } });

const fewest = 3;

/** What a text stands for; nothing is asked while it is too short. */
export const useFound = (text: string) =>
  useQuery(findEverything, text.length < fewest ? null : { query: { q: text } });
