import { bulkhead } from 'cockatiel';
import type { BulkheadPolicy } from 'cockatiel';

/**
 * Lets so many writes of one person run at once; further ones wait their turn. Whoever sends many at a time holds up
 * themselves, not those who want a connection to the database meanwhile.
 */
export function createTurns(places: number) {
  const people = new Map<string, BulkheadPolicy>();
  return async <Answer>(person: string, write: () => Promise<Answer>): Promise<Answer> => {
    const own = people.get(person) ?? bulkhead(places, Number.MAX_SAFE_INTEGER);
    people.set(person, own);
    try {
      return await own.execute(write);
    } finally {
      if (own.executionSlots === places) people.delete(person);
    }
  };
}
