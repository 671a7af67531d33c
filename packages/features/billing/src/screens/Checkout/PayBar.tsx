import type { PaymentMethod } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, cx, Text } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { billingMessages } from '../../messages/index.ts';
import * as css from './Checkout.css.ts';

export interface PayBarProps {
  method: PaymentMethod | undefined;
  /** What is said under it on a phone, where it stays at the foot of the window. */
  note: ReactNode;
  isPublishing: boolean;
  isPending: boolean;
  /** Why the order was refused. */
  error: string | undefined;
}

/** The only solid button, with what the provider said to the last press. */
export function PayBar({ method, note, isPublishing, isPending, error }: PayBarProps) {
  const t = useMessages(billingMessages);
  const isInvoice = method?.id === 'invoice';
  return (
    <div className={cx(css.bar, Boolean(note) && css.reach)}>
      {error !== undefined && <Banner tone="critical">{error}</Banner>}
      <Button
        variant="primary"
        size="lg"
        type="submit"
        isPending={isPending}
        iconEnd={!isInvoice && <ArrowRight />}
        className={css.button}
      >
        {isInvoice ? t('checkout.issue') : t('checkout.go', { name: method?.name ?? '' })}
      </Button>
      {isPublishing && (
        <Text size="sm" tone="muted" className={css.after}>
          {t('checkout.back')}
        </Text>
      )}
      {note && (
        <Text size="xs" tone="muted" className={css.after}>
          {note}
        </Text>
      )}
    </div>
  );
}
