import type { ApiError } from '@kasb/contract';

/** When a query is asked again. */
export interface Poll<Data> {
  /** Milliseconds between two questions, while the page is seen. */
  every?: number;
  /** Ends the asking once it is true of what was read. */
  until?: (data: Data) => boolean;
  /** How often it is asked at most. @default for ever */
  times?: number;
  /** Names an asking of its own: what was answered before does not count, and the first question waits `every` too. */
  round?: number;
}

/** Who was refused, or asked for what is not there, is not asked again. */
const ends = [401, 403, 404];

/** Whether there is more to ask; a lost line and a failing provider are asked on. */
export function isAsking<Data>(
  { every = 0, until }: Poll<Data>,
  { data, error }: { data: Data | undefined; error: ApiError | undefined },
): boolean {
  if (every === 0 || (error && ends.includes(error.status))) return false;
  return data === undefined || !until?.(data);
}
