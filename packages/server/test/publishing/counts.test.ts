import { expect, test } from 'vitest';
import { refuse } from '../support/channel.ts';
import { Harness } from '../support/harness.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

test('what gets to a channel and what does not is counted by its kind', async () => {
  const firm = await publisher.firm();
  publisher.telegramServer.reply = () => refuse(403, 'Forbidden: bot is not a member');
  await publisher.publish(firm, [ids.telegram, ids.website]);
  const counted = async () =>
    [...(await api.services.metrics.read()).matchAll(/^kasb_publication_total\{(.*)\} (\d+)$/gm)]
      .map(([, labels, count]) => `${labels} ${count}`)
      .toSorted();
  // Counted once it is recorded, which is what the answer waits for.
  await expect.poll(counted).toEqual(['service="telegram",outcome="failed" 1', 'service="website",outcome="done" 1']);
});
