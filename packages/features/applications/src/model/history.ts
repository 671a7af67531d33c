import type { Application } from '@kasb/contract';

/** Whether the update tells more than the creation. */
export function wasUpdated({
  created_at: created,
  updated_at: updated,
}: Pick<Application, 'created_at' | 'updated_at'>): boolean {
  return updated !== undefined && (created === undefined || Date.parse(updated) !== Date.parse(created));
}

/**
 * Changes of the status, the newest first: of one moment the one that came later, as providers write them in their
 * order.
 */
export function newestFirst(history: Application['history']): Application['history'] {
  return [...history].reverse().sort((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? '') || 0);
}
