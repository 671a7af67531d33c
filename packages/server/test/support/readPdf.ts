import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A document as a reader takes it in. */
export interface ReadPdf {
  pages: number;
  /** Its words, spaces that keep words together read as others. */
  text: string;
  /** How many of its characters are drawn as the box of a missing one. */
  boxes: number;
}

interface Drawn {
  originalCharCode: number;
}

/** The words of a document as a reader takes them out of it, and what is drawn without having one. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ disableNormalization: true });
      const { fnArray, argsArray } = await page.getOperatorList();
      const shown = argsArray.filter((_, at) => fnArray[at] === OPS.showText) as [readonly (Drawn | number)[]][];
      // The first glyph of any font is the box.
      const boxes = shown.flat(2).filter((each) => typeof each === 'object' && each.originalCharCode === 0);
      return {
        text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
        boxes: boxes.length,
      };
    }),
  );
  await task.destroy();
  return {
    pages: pages.length,
    text: pages
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('\u00a0', ' '),
    boxes: pages.reduce((sum, page) => sum + page.boxes, 0),
  };
}
