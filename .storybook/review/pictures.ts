import { useEffect, useState } from 'react';
import type { SheetIndex } from '../../scripts/lib/sheets.ts';
import type { Look } from './looks.ts';

let sheets: Promise<SheetIndex | undefined> | undefined;

/** What `pnpm sheets` took pictures of; a Storybook that was built without them has none. */
const loadSheets = () =>
  (sheets ??= fetch('./sheets/index.json').then(
    (answer) => (answer.ok ? (answer.json() as Promise<SheetIndex>).catch(() => undefined) : undefined),
    () => undefined,
  ));

/** Says where the picture of a story in a look is: null where there is none, undefined while it is not known. */
export function usePictures(): ((id: string, look: Look) => string | null) | undefined {
  const [index, setIndex] = useState<SheetIndex>();
  useEffect(() => {
    void loadSheets().then((all) => setIndex(all ?? { looks: [], pictures: {} }));
  }, []);
  return (
    index &&
    ((id, { theme, locale, width }) => {
      const look = `${theme}.${locale}.${width}`;
      return index.pictures[id]?.includes(index.looks.indexOf(look)) ? `./sheets/${id}.${look}.webp` : null;
    })
  );
}
