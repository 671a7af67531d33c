import { afterEach, expect, test } from 'vitest';
import { ClickApi } from '../../src/adapters/payments/click/api.ts';
import { tellIndexNow } from '../../src/discovery/indexNowJob.ts';
import { createS3Store } from '../../src/media/s3Store.ts';
import { Harness } from '../support/harness.ts';
import { openSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const api = Harness.forThisFile();
const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** A site that sends whoever asks on to another, which answers. */
async function sentOn() {
  const there = await openSite('127.0.0.1', (_, response) => response.writeHead(200).end('{"error_code":0}'));
  const here = await openSite('127.0.0.1', (request, response) => {
    request.resume();
    response.writeHead(307, { location: `http://127.0.0.1:${there.port}/other` }).end();
  });
  sites.push(here, there);
  return { address: `http://127.0.0.1:${here.port}`, here, there };
}

const asks = {
  Click: (apiUrl: string) =>
    new ClickApi(
      { serviceId: '1', merchantId: '2', secret: 'a secret of Click', userId: '3', payUrl: apiUrl, apiUrl },
      { user: '3', clock: () => api.now },
    ).ask('GET', 'status/1/2', AbortSignal.timeout(5000)),
  'the store': (endpoint: string) =>
    createS3Store({ endpoint, bucket: 'records', region: 'r', accessKey: 'AK', secretKey: 'SK' }).write(
      'a/b',
      Buffer.from('x'),
    ),
  IndexNow: async (url: string) => {
    await api.sql`insert into page_changes (vacancy_id, at)
      values ('7f000000-0000-4000-8000-000000000001', '2026-03-02T09:04:30Z')`;
    const clock = () => new Date('2026-03-02T09:05:30Z');
    const services = { ...api.services, indexNow: { key: 'key-of-the-tests', url }, clock };
    await tellIndexNow(services, AbortSignal.timeout(5000));
  },
};

test.each(Object.entries(asks))('%s is followed nowhere else with what proves that it is us', async (_, ask) => {
  const { address, here, there } = await sentOn();
  await expect(ask(address)).rejects.toThrow('fetch failed');
  expect(here.asked.length).toBeGreaterThan(0);
  expect(there.asked).toEqual([]);
});
