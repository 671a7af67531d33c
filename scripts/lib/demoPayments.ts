import { startFakeClick } from '../../tools/fake-click/src/index.ts';
import { startFakePayme } from '../../tools/fake-payme/src/index.ts';

/** Brings the payment providers' stand-ins up beside the demo. @returns the settings by which a server finds them */
export async function startDemoPayments(port: string): Promise<Record<string, string>> {
  const kasb = `http://localhost:${port}`;
  const payme = await startFakePayme({ merchantUrl: `${kasb}/api/payments/payme` });
  const click = await startFakeClick({ merchantUrl: `${kasb}/api/payments/click` });
  return {
    KASB_PAYME_MERCHANT_ID: payme.merchantId,
    KASB_PAYME_KEY: payme.key,
    KASB_PAYME_CHECKOUT_URL: payme.url,
    KASB_CLICK_SERVICE_ID: click.serviceId,
    KASB_CLICK_MERCHANT_ID: click.merchantId,
    KASB_CLICK_USER_ID: click.userId,
    KASB_CLICK_SECRET: click.secret,
    KASB_CLICK_PAY_URL: `${click.url}/services/pay`,
    KASB_CLICK_API_URL: `${click.url}/v2/merchant`,
    KASB_SELLER_NAME: 'ООО «Kasb» (демо)',
    KASB_SELLER_STIR: '309876543',
    KASB_SELLER_MFO: '01088',
    KASB_SELLER_ACCOUNT: '20208000905123456001',
    KASB_SELLER_BANK: 'АКБ «Капиталбанк»',
    KASB_SELLER_ADDRESS: 'Ташкент, Мирабадский район, ул. Афросиаб, 12',
  };
}
