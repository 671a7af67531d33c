import type { Invoice } from '@kasb/contract';
import { sameOriginPath, useFormat, useLinks, useMessages } from '@kasb/kit';
import { Banner, Button, Heading, LinkButton, Text, useToasts } from '@kasb/ui';
import { Download, Link as LinkIcon, Printer } from 'lucide-react';
import { papersMessages } from '../../messages/papers/index.ts';
import { outcomeOf } from '../../model/outcome.ts';
import { OrderBadge } from '../../parts/OrderBadge/OrderBadge.tsx';
import * as paper from '../../parts/Paper/Paper.css.ts';
import * as css from './Invoice.css.ts';

export interface InvoiceHeadProps {
  invoice: Invoice;
  /** The order is the person's own: the way to the accountant, and to another one. @default false */
  isOwn?: boolean;
}

/** What became of an invoice, and what can be done with it. */
export function InvoiceHead({ invoice, isOwn = false }: InvoiceHeadProps) {
  const t = useMessages(papersMessages);
  const format = useFormat();
  const links = useLinks();
  const { number, plan_id: planId, due_at: due, share_url: share } = invoice;
  const kind = outcomeOf({ ...invoice, method: 'invoice', failure: undefined });
  const words = {
    waiting: t('waits'),
    invoice: t('waits'),
    failed: t('waits'),
    paid: t('paid'),
    expired: t('expired'),
    cancelled: t('cancelled'),
    refunding: t('refunding'),
    refunded: t('refunded'),
  }[kind];
  const isOver = kind === 'expired' || kind === 'cancelled';
  const pdf = sameOriginPath(invoice.pdf_url);
  return (
    <div className={css.head}>
      <div className={css.line}>
        {isOwn && <Heading level={1}>{t('invoice', { number })}</Heading>}
        <OrderBadge kind={kind}>{words}</OrderBadge>
        {kind === 'invoice' && due !== undefined && (
          <Text as="span" size="sm" tone="muted">
            {t('until', { date: format.date(due) })}
          </Text>
        )}
      </div>
      <div className={paper.tools}>
        {isOwn && isOver && (
          <LinkButton variant="primary" href={planId === undefined ? links.pricing() : links.checkout(planId)}>
            {t('anew')}
          </LinkButton>
        )}
        {!isOver && pdf !== undefined && (
          // The whole address: a file has none in another language.
          <LinkButton variant="primary" icon={<Download />} href={new URL(pdf, window.location.origin).href} download>
            {t('pdf')}
          </LinkButton>
        )}
        {!isOver && (
          <Button icon={<Printer />} onPress={() => print()}>
            {t('print')}
          </Button>
        )}
        {isOwn && !isOver && share !== undefined && <ShareButton address={share} />}
      </div>
      {isOwn && kind === 'invoice' && <Banner>{t('hint')}</Banner>}
    </div>
  );
}

/** Copies the link that needs no account. */
function ShareButton({ address }: { address: string }) {
  const t = useMessages(papersMessages);
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ text: t('linkCopied') });
    } catch {
      toasts.show({ tone: 'critical', text: t('copyFailed') });
    }
  };
  return (
    <Button icon={<LinkIcon />} onPress={() => void copy()}>
      {t('link')}
    </Button>
  );
}
