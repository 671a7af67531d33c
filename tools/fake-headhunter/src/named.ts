import { areaNames } from './states.ts';

/** A thing as HeadHunter names it. */
export const named = (id: string, name: string) => ({ id, name });

/** A place of its dictionary. */
export function area(id: string): object {
  return { id, name: areaNames[id] ?? '', url: `https://api.hh.ru/areas/${id}` };
}
