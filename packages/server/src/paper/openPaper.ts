import type { Language } from '@kasb/contract';
import { openFaces } from './faces.ts';
import type { Weight } from './faces.ts';
import { linesOf } from './linesOf.ts';
import { runsOf } from './runs.ts';

/** How a text is drawn; where nothing is said, it goes on below what was drawn before, between the margins. */
interface Look {
  weight?: Weight;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right';
  /** Between its lines, in points. */
  lineGap?: number;
}

/** A document on A4 with text that can be selected. */
export interface Paper {
  /** For rules and pages. */
  document: PDFKit.PDFDocument;
  /** Draws a text; each of its characters is there, or what stands for it. */
  write: (text: string, size: number, look?: Look) => void;
  /** Ends the document. */
  bytes: () => Promise<Buffer>;
}

/** Above and below the base of a line of one point, as Onest asks for: the height of a line is that of any font. */
const ascent = 0.97;
const descent = 0.305;

/** How high a line of letters of this size is. */
export const lineHeight = (size: number): number => size * (ascent + descent);

/** Opens the one kind of paper that every document of the server is drawn on. */
export async function openPaper(given: {
  title: string;
  language: Language;
  margin: number;
  ink: string;
}): Promise<Paper> {
  const { title, language, margin, ink } = given;
  const { default: PdfDocument } = await import('pdfkit');
  const faces = await openFaces();
  const info = { Title: title.toWellFormed().normalize('NFC'), Producer: 'Kasb' };
  const document = new PdfDocument({ size: 'A4', margin, lang: language, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void document.on('end', resolve));
  for (const face of [...faces.regular, ...faces.bold]) document.registerFont(face.name, face.data);

  const write = (text: string, size: number, look: Look = {}) => {
    const { weight = 'regular', color = ink, x = margin, align = 'left', lineGap = 0 } = look;
    const { width = document.page.width - 2 * margin } = look;
    const runs = (part: string) =>
      runsOf(part, faces[weight]).map((run) => {
        document.font(run.face.name, size);
        return { ...run, width: document.widthOfString(run.text) };
      });
    const measure = (part: string) => runs(part).reduce((sum, run) => sum + run.width, 0);
    if (look.y !== undefined) document.y = look.y;
    for (const line of linesOf(text, width, measure)) {
      if (document.y + lineHeight(size) > document.page.maxY()) document.addPage();
      const { y } = document;
      let at = align === 'right' ? x + width - measure(line) : x;
      for (const run of runs(line)) {
        document.font(run.face.name, size).fillColor(color);
        document.text(run.text, at, y + size * ascent, { lineBreak: false, baseline: 'alphabetic' });
        at += run.width;
      }
      document.y = y + lineHeight(size) + lineGap;
    }
  };
  const bytes = async () => {
    document.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return { document, write, bytes };
}
