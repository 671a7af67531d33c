import { createGate } from '../db/gate.ts';
import type { Gate } from '../db/gate.ts';

/** Longer than the writes of somebody at work ever take together. */
const patienceMs = 60_000;

/**
 * Lets so many writes of one person run at once; further ones wait their turn. Whoever sends many at a time holds up
 * themselves, not those who want a connection to the database meanwhile.
 */
export function createTurns(places: number) {
  const gates = new Map<string, { gate: Gate; people: number }>();
  return async <Answer>(person: string, write: () => Promise<Answer>): Promise<Answer> => {
    const own = gates.get(person) ?? { gate: createGate(places, patienceMs), people: 0 };
    own.people += 1;
    gates.set(person, own);
    try {
      const leave = await own.gate.enter();
      return await write().finally(leave);
    } finally {
      own.people -= 1;
      if (own.people === 0) gates.delete(person);
    }
  };
}
