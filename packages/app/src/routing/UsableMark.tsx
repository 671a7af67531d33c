import { useEffect } from 'react';

/** Where the moment is found in which a page began to answer: `performance.getEntriesByName`. */
const usableMark = 'kasb-usable';

/**
 * Marks that what it stands beside answers. React takes boundaries over from the outermost in: the last mark counts.
 */
export function UsableMark() {
  useEffect(() => {
    performance.clearMarks(usableMark);
    performance.mark(usableMark);
  }, []);
  return null;
}
