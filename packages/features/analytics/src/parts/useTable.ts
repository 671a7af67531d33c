import { useState } from 'react';

const key = 'kasb.analytics.tables';

/** Which figures stand as tables: kept on the device, where it keeps anything. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a figure stands as a table. */
export function useTable(name: string) {
  const [isTable, setIsTable] = useState(() => read().includes(name));
  const change = (next: boolean) => {
    setIsTable(next);
    const others = read().filter((each) => each !== name);
    try {
      localStorage.setItem(key, JSON.stringify(next ? [...others, name] : others));
    } catch {
      // It stands so until the page goes.
    }
  };
  return [isTable, change] as const;
}
