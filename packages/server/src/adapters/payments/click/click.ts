import { methodNames } from '../messages.ts';
import { PaymentRefused } from '../payments.ts';
import type { ClickSettings, PaymentAdapter } from '../payments.ts';
import { ClickApi, unlessRefused } from './api.ts';

interface Options {
  clock: () => Date;
  isDemo: boolean;
}

/** The longest name of a line of a receipt. */
const longestName = 63;

/** Click: its page takes an order, it calls us (`payments/click`), and we ask it for money back. */
export function createClick(settings: ClickSettings, { clock, isDemo }: Options): PaymentAdapter {
  const { payUrl, serviceId, merchantId, userId } = settings;
  return {
    id: 'click',
    name: methodNames('click', isDemo),
    currencies: ['UZS'],
    isDemo,
    linkFor({ number, amountTiyin }, returnUrl) {
      const query = new URLSearchParams({
        service_id: serviceId,
        merchant_id: merchantId,
        amount: (amountTiyin / 100).toFixed(2),
        transaction_param: number,
        return_url: returnUrl,
      });
      return `${payUrl}?${query}`;
    },
    ...(userId !== undefined && askedOf(new ClickApi(settings, { user: userId, clock }), serviceId)),
  };
}

/** What is done by asking Click: only where it knows who asks. */
function askedOf(
  api: ClickApi,
  serviceId: string,
): Required<Pick<PaymentAdapter, 'refund' | 'stateOf' | 'receiptOf' | 'sendReceipt'>> {
  return {
    async refund({ providerRef }, signal) {
      if (providerRef === null) throw new PaymentRefused('Click named no payment');
      try {
        await api.ask('DELETE', `reversal/${serviceId}/${providerRef}`, signal);
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        // What went back already is refused too, and whoever asked may have died before the answer came.
        if ((await unlessRefused(api.fateOf(providerRef, signal)))?.state !== 'failed') throw error;
      }
    },
    async stateOf({ providerRef, createdAt }, order, signal) {
      const known = providerRef === null ? undefined : await unlessRefused(api.fateOf(providerRef, signal));
      return known ?? api.fateOfOrder(order, createdAt, signal);
    },
    async receiptOf({ providerRef }, signal) {
      if (providerRef === null) return undefined;
      const found = await unlessRefused(api.ask('GET', `ofd_data/${serviceId}/${providerRef}`, signal));
      return /^https?:\/\//i.test(found?.qrCodeURL ?? '') ? found?.qrCodeURL : undefined;
    },
    async sendReceipt({ providerRef }, { title, amountTiyin, vatTiyin, vatPercent, codes, stir }, signal) {
      const line = {
        Name: title.slice(0, longestName),
        SPIC: codes.ikpu,
        PackageCode: codes.packageCode,
        ...(codes.units !== undefined && { Units: codes.units }),
        Price: amountTiyin,
        Amount: 1,
        VAT: vatTiyin,
        VATPercent: vatPercent,
        CommissionInfo: { ...(stir !== undefined && { TIN: stir }) },
      };
      await api.ask('POST', 'ofd_data/submit_items', signal, {
        service_id: Number(serviceId),
        payment_id: Number(providerRef),
        items: [line],
        received_ecash: 0,
        received_cash: 0,
        received_card: amountTiyin,
      });
    },
  };
}
