import type { Order } from '@kasb/contract';
import { useFormat, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Button, QrCode, Text } from '@kasb/ui';
import { QrCode as QrIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrder } from '../../data/useOrders.ts';
import { billingMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import * as css from './Checkout.css.ts';

export interface PhoneCodeProps {
  /** What people call the way to pay. */
  name: string;
  isPending: boolean;
  makeOrder: () => Promise<Order | undefined>;
}

/** Orders, and shows the provider's page to the phone beside the desk. */
export function PhoneCode({ name, isPending, makeOrder }: PhoneCodeProps) {
  const t = useMessages(billingMessages);
  const [order, setOrder] = useState<Order>();
  if (order?.payment_url !== undefined) return <Code order={order} address={order.payment_url} name={name} />;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<QrIcon />}
      isPending={isPending}
      onPress={() => void makeOrder().then(setOrder)}
    >
      {t('checkout.showCode')}
    </Button>
  );
}

/** The code; once somebody begins to pay, the page that follows the payment. */
function Code({ order, address, name }: { order: Order; address: string; name: string }) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const links = useLinks();
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const { query } = useOrder(order.number);
  const { status, failure, payment } = query.data ?? order;
  const hasBegun = payment?.state === 'started' || status !== 'pending' || failure !== undefined;
  const goOn = useEffectEvent(() => navigate(links.payment(order.number)));
  useEffect(() => {
    if (hasBegun) goOn();
  }, [hasBegun]);
  return (
    <div className={css.phone}>
      <QrCode value={address} aria-label={t('checkout.code')} />
      <div className={css.said} role="status">
        <Text className={css.strong}>{t('checkout.byPhone')}</Text>
        <Text size="sm" tone="muted">
          {t('checkout.aim', { name })}
        </Text>
        <Text size="sm" tone="muted">
          {t('checkout.waits', {
            number: spacedNumber(order.number),
            time: format.moments(now).dateTime(order.expires_at),
          })}
        </Text>
      </div>
    </div>
  );
}
