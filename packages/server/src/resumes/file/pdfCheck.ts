import { Problem } from '../../http/problem.ts';

/** How near to its end a document says that it ends. */
const tail = 1024;

/** @throws Problem notPdf unless a document begins here */
export function checkHead(first: Buffer): void {
  if (!first.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Problem('notPdf');
}

/** @throws Problem notPdf for a document without an end, pdfLocked for an encrypted one */
export function checkWhole(bytes: Buffer): void {
  checkHead(bytes);
  if (!bytes.subarray(-tail).includes('%%EOF')) throw new Problem('notPdf');
  // The trailer names its dictionary, or has it within.
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))) throw new Problem('pdfLocked');
}
