/** Where a session keeps its token and cached user. A host may give its own (memory, native shell). */
export interface SessionStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** Storage that forgets on reload: used on a server, in tests, and where the browser denies `localStorage`. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's `localStorage`, or memory where there is none or it is denied. */
export function browserStorage(): SessionStorage {
  try {
    const probe = 'kasb.probe';
    globalThis.localStorage.setItem(probe, '1');
    globalThis.localStorage.removeItem(probe);
    return globalThis.localStorage;
  } catch {
    return memoryStorage();
  }
}

/**
 * What a person leaves on a device: what they typed and did not send, and what was logged. Not what belongs to the
 * link of an interview, to whoever responds next, or to the looks of pages.
 */
const ofPerson = /^kasb\.(?:draft|resume|application|aiBuilder|log)(?:\.|$)/;

/** Removes what a person left here. */
export function forgetPerson(): void {
  try {
    const { localStorage } = globalThis;
    for (const key of Object.keys(localStorage)) if (ofPerson.test(key)) localStorage.removeItem(key);
  } catch {
    // Where there is none, or it is denied, nothing was kept.
  }
}
