#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startFakePayme } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4011' }, kasb: { type: 'string', default: 'http://localhost:4000' } },
});
const fake = await startFakePayme({ port: Number(values.port), merchantUrl: `${values.kasb}/api/payments/payme` });
console.log(`Fake Payme: ${fake.url} (cabinet: /cabinet, its list: /sandbox?order=…&order=…&amount=…)

Start the server with these:
  KASB_PAYME_MERCHANT_ID=${fake.merchantId}
  KASB_PAYME_KEY=${fake.key}
  KASB_PAYME_CHECKOUT_URL=${fake.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void fake.stop().then(() => process.exit(0)));
