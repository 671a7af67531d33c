import type { Hono } from 'hono';
import type { Services } from '../context/services.ts';
import { checkModule } from '../http/modules.ts';
import { playMedia } from '../interview/playMedia.ts';
import { mediaRoute } from '../media/signedUrl.ts';
import { invoiceRoute, sendInvoice } from '../payments/invoicePdf.ts';
import { downloadExport, exportRoute } from '../privacy/export.ts';
import { fileRoute, sendFile } from '../resumes/file/fileAddress.ts';
import { pdfRoute, sendPdf } from '../resumes/pdf/pdfAddress.ts';
import type { Variables } from './call.ts';

/** Recordings, exports and papers: bytes, and so no calls of the table. */
export function openFiles(app: Hono<{ Variables: Variables }>, services: Services): void {
  app.get(mediaRoute, async (hono) => {
    hono.set('route', 'playMedia');
    await checkModule('vacancy-interview', services.db);
    return playMedia(services, hono.req.raw, hono.req.param('id'));
  });

  app.get(exportRoute, async (hono) => {
    hono.set('route', 'downloadExport');
    return downloadExport(services, hono.req.param('token'), hono.get('visitor').address);
  });

  app.get(pdfRoute, async (hono) => {
    hono.set('route', 'sendPdf');
    return sendPdf(services, hono.req.param('token'), hono.get('visitor').address);
  });

  app.get(invoiceRoute, async (hono) => {
    hono.set('route', 'sendInvoice');
    const { address, ...visitor } = hono.get('visitor');
    const origin = services.origin ?? visitor.origin;
    return sendInvoice(services, { file: hono.req.param('file'), language: hono.get('language'), origin, address });
  });

  app.get(fileRoute, async (hono) => {
    hono.set('route', 'sendFile');
    return sendFile(services, hono.req.param('token'), hono.get('visitor').address);
  });
}
