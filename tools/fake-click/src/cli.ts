#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startFakeClick } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4012' }, kasb: { type: 'string', default: 'http://localhost:4000' } },
});
const fake = await startFakeClick({ port: Number(values.port), merchantUrl: `${values.kasb}/api/payments/click` });
console.log(`Fake Click: ${fake.url} (its list: /acceptance?order=…&order=…&order=…&amount=…)

Start the server with these:
  KASB_CLICK_SERVICE_ID=${fake.serviceId}
  KASB_CLICK_MERCHANT_ID=${fake.merchantId}
  KASB_CLICK_USER_ID=${fake.userId}
  KASB_CLICK_SECRET=${fake.secret}
  KASB_CLICK_PAY_URL=${fake.url}/services/pay
  KASB_CLICK_API_URL=${fake.url}/v2/merchant`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void fake.stop().then(() => process.exit(0)));
