import { isSameSecret } from '../../../sealing/secrets.ts';
import { methodNames } from '../messages.ts';
import type { PayableOrder, PaymentAdapter, PaymeSettings } from '../payments.ts';

/** Payme: its pages take an order in their address, and it calls us (`payments/payme`). */
export function createPayme(settings: PaymeSettings, isDemo: boolean): PaymentAdapter {
  return {
    id: 'payme',
    name: methodNames('payme', isDemo),
    currencies: ['UZS'],
    isDemo,
    linkFor: (order, returnUrl, language) =>
      `${settings.checkoutUrl}/${payloadOf(settings, order, returnUrl, language)}`,
    // The money goes back in Payme's cabinet alone, which then cancels the transaction here.
  };
}

/** For how long its page waits before it leads back: whichever makes the payload end without padding. */
const waits = ['900', '3000', '15000'] as const;

function payloadOf(
  { merchantId }: PaymeSettings,
  { number, amountTiyin }: PayableOrder,
  returnUrl: string,
  language: string,
): string {
  const said = `m=${merchantId};ac.order_id=${number};a=${amountTiyin};l=${language};c=${returnUrl};ct=`;
  const wait = waits.find((each) => Buffer.byteLength(said + each) % 3 === 0) ?? waits[0];
  // An address of another alphabet would bring signs that a path may not have.
  return Buffer.from(said + wait).toString('base64');
}

/** Whether a request is Payme's: by its login and key, in a time that does not tell where they differ. */
export function isPayme({ key }: PaymeSettings, authorization: string | null): boolean {
  const [, given = ''] = /^Basic ([A-Za-z0-9+/=]{1,500})$/.exec(authorization ?? '') ?? [];
  return isSameSecret(Buffer.from(given, 'base64').toString('utf8'), `Paycom:${key}`);
}

/** Where Payme calls from. */
export const isPaymeAddress = (address: string): boolean => {
  const last = /^(?:::ffff:)?185\.234\.113\.(\d{1,3})$/.exec(address)?.[1];
  return last !== undefined && Number(last) >= 1 && Number(last) <= 15;
};
