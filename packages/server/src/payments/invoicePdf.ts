import type { Language } from '@kasb/contract';
import type { Services } from '../context/services.ts';
import { Problem } from '../http/problem.ts';
import { filePolicy } from '../http/respond.ts';
import { drawInvoice } from './drawInvoice.ts';
import { noteOpened, openShared } from './invoice.ts';

/** The route that invoices are read from: `{token}.pdf`. */
export const invoiceRoute = '/api/invoices/:file';

/** Answers with an invoice on A4, to whoever has its link. @throws Problem unknownInvoice, tooOften */
export async function sendInvoice(
  { db, clock, payments, drawings }: Services,
  { file, language, origin, address }: { file: string; language: Language; origin: string; address: string },
): Promise<Response> {
  const token = file.endsWith('.pdf') ? file.slice(0, -4) : '';
  const now = clock();
  const found = await openShared(db, token, { address, now });
  if (['cancelled', 'expired'].includes(found.order.status)) throw new Problem('unknownInvoice');
  await noteOpened(db, token, now);
  drawings.countRead(token, address);
  const paper = { ...found, language, origin, ikpu: payments.fiscal?.ikpu };
  const pdf = await drawings.draw(`invoice ${found.invoice.number} ${language} ${origin}`, drawInvoice, paper);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="invoice-${found.invoice.number}.pdf"`,
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  });
}
