'use client';
import { useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { useSharedInvoice } from '../../data/usePapers.ts';
import { papersMessages } from '../../messages/papers/index.ts';
import { PaperOf, PaperPage } from '../../parts/Paper/Paper.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';

export interface SharedInvoiceProps {
  /** Of the path `/invoice/{token}`. */
  token: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof papersMessages>;
}

/** An invoice for whoever has its link, an accountant without an account (docs/domain.md#invoice). */
export function SharedInvoice({ token, messages }: SharedInvoiceProps) {
  return (
    <PaperPage messages={messages}>
      <meta name="robots" content="noindex" />
      <Shared token={token} />
    </PaperPage>
  );
}

function Shared({ token }: { token: string }) {
  const t = useMessages(papersMessages);
  return (
    <PaperOf query={useSharedInvoice(token)} missing="unknownInvoice" failed={t('invoiceFailed')}>
      {(invoice) => (
        <>
          <InvoiceHead invoice={invoice} />
          <InvoicePaper invoice={invoice} headingLevel={1} />
        </>
      )}
    </PaperOf>
  );
}
