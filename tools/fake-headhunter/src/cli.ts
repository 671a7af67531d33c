#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startFakeHeadHunter } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    responses: { type: 'string', default: '24' },
    'client-id': { type: 'string', default: 'fake-client' },
    'client-secret': { type: 'string', default: 'fake-secret' },
    'token-seconds': { type: 'string', default: '1209600' },
  },
});

const fake = await startFakeHeadHunter({
  port: Number(values.port),
  clientId: values['client-id'],
  clientSecret: values['client-secret'],
  tokenSeconds: Number(values['token-seconds']),
});
for (const name of ['Технолог швейного производства', 'Менеджер по продажам', 'Бухгалтер']) {
  const { id } = fake.addVacancy({ name });
  fake.addResponses(id, { count: Number(values.responses) });
  fake.addResponses(id, { count: 2, isLocked: true });
  console.log(`  vacancy ${id}  ${name}, ${Number(values.responses) + 2} responses`);
}
console.log(`Fake HeadHunter: ${fake.url}

Start the server with these:
  KASB_HH_URL=${fake.url}
  KASB_HH_CLIENT_ID=${fake.clientId}
  KASB_HH_CLIENT_SECRET=${fake.clientSecret}
  KASB_SECRET_KEYS=${randomBytes(32).toString('base64')}   (any 32 bytes; keep them while the data lives)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void fake.stop().then(() => process.exit(0)));
