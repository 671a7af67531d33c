'use client';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useSharedInvoice } from '../../data/usePapers.ts';
import { papersMessages } from '../../messages/papers/index.ts';
import * as paper from '../../parts/Paper/Paper.css.ts';
import { PaperMissing, PaperSkeleton } from '../../parts/Paper/Paper.tsx';
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
    <Screen bundle={papersMessages} overrides={messages}>
      <meta name="robots" content="noindex" />
      <Page width="narrow" className={paper.page}>
        <Shared token={token} />
      </Page>
    </Screen>
  );
}

function Shared({ token }: { token: string }) {
  const t = useMessages(papersMessages);
  return match(useSharedInvoice(token), {
    loading: () => <PaperSkeleton />,
    error: (failure) =>
      failure.error.is('unknownInvoice') ? (
        <PaperMissing error={failure.error} />
      ) : (
        <LoadFailure failure={failure}>{t('invoiceFailed')}</LoadFailure>
      ),
    ready: ({ data }) => (
      <>
        <InvoiceHead invoice={data} />
        <InvoicePaper invoice={data} headingLevel={1} />
      </>
    ),
  });
}
