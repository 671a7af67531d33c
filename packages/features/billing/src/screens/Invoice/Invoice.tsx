'use client';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import { useInvoice } from '../../data/usePapers.ts';
import { papersMessages } from '../../messages/papers/index.ts';
import * as paper from '../../parts/Paper/Paper.css.ts';
import { PaperMissing, PaperSkeleton } from '../../parts/Paper/Paper.tsx';
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
    <Screen bundle={papersMessages} overrides={messages}>
      <Page width="narrow" className={paper.page}>
        <OwnInvoice number={number} />
      </Page>
    </Screen>
  );
}

function OwnInvoice({ number }: { number: string }) {
  const t = useMessages(papersMessages);
  const links = useLinks();
  return (
    <>
      <BackLink href={links.payments()} className={paper.aside}>
        {t('toPayments')}
      </BackLink>
      {match(useInvoice(number), {
        loading: () => <PaperSkeleton />,
        error: (failure) =>
          failure.error.is('unknownInvoice') ? (
            <PaperMissing error={failure.error} />
          ) : (
            <LoadFailure failure={failure}>{t('invoiceFailed')}</LoadFailure>
          ),
        ready: ({ data }) => (
          <>
            <InvoiceHead invoice={data} isOwn />
            <InvoicePaper invoice={data} headingLevel={2} />
          </>
        ),
      })}
    </>
  );
}
