'use client';
import { useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { useInvoice } from '../../data/usePapers.ts';
import { papersMessages } from '../../messages/papers/index.ts';
import { PaperOf, PaperPage, ToPayments } from '../../parts/Paper/Paper.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';

export interface InvoiceProps {
  /** The order's number, as the address says it. */
  number: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof papersMessages>;
}

/** The invoice of an own order: to print, to download, and to send to the accountant (docs/domain.md#invoice). */
export function Invoice({ number, messages }: InvoiceProps) {
  return (
    <PaperPage messages={messages}>
      <ToPayments />
      <OwnInvoice number={number} />
    </PaperPage>
  );
}

function OwnInvoice({ number }: { number: string }) {
  const t = useMessages(papersMessages);
  return (
    <PaperOf query={useInvoice(number)} missing="unknownInvoice" failed={t('invoiceFailed')}>
      {(invoice) => (
        <>
          <InvoiceHead invoice={invoice} isOwn />
          <InvoicePaper invoice={invoice} headingLevel={2} />
        </>
      )}
    </PaperOf>
  );
}
