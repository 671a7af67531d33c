import type { SessionStorage } from '../session/storage.ts';

/** How many entries are kept. */
export const DEBUG_LOG_LIMIT = 100;

const KEY = 'kasb.log';

/** One line of the log: an API call and how it ended. Bodies, codes and query values are never written. */
export interface DebugLogEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** What happened, such as `GET /vacancies`. */
  event: string;
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** How long it took, in milliseconds. */
  duration?: number;
}

/** A log kept on the device, for a person who reports a problem. */
export interface DebugLog {
  write: (entry: Omit<DebugLogEntry, 'at'>) => void;
  read: () => DebugLogEntry[];
}

/** Makes a log that keeps the last {@link DEBUG_LOG_LIMIT} entries. A full or denied storage is ignored. */
export function createDebugLog(storage: SessionStorage, now: () => number = Date.now): DebugLog {
  const read = (): DebugLogEntry[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return Array.isArray(value) ? (value as DebugLogEntry[]) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    write(entry) {
      try {
        storage.setItem(KEY, JSON.stringify([...read(), { at: now(), ...entry }].slice(-DEBUG_LOG_LIMIT)));
      } catch {
        // A log must never break what it logs.
      }
    },
  };
}
