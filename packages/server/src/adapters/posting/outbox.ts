import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageText } from './telegram.ts';
import type { Posting, PostingAdapter } from './posting.ts';

interface OutboxOptions {
  /** As people see the channel. */
  name: string;
  dataDir: string;
  clock: () => Date;
}

/** Sends nothing: appends each act to `outbox/posting.jsonl` in the data folder. A repeated publication is not written twice. */
export function createPostingOutbox({ name, dataDir, clock }: OutboxOptions): PostingAdapter {
  const folder = join(dataDir, 'outbox');
  const file = join(folder, 'posting.jsonl');

  async function write(action: 'publish' | 'update' | 'remove', { key, service, vacancy }: Posting): Promise<void> {
    await mkdir(folder, { recursive: true });
    const text = action === 'remove' ? undefined : messageText(vacancy);
    const line = JSON.stringify({ at: clock().toISOString(), action, key, type: service.type, service: service.name, vacancyId: vacancy.id, title: vacancy.title, text });
    await appendFile(file, `${line}\n`, { mode: 0o600 });
  }

  return {
    name,
    isRepeatable: true,
    async publish(posting) {
      const written = await readFile(file, 'utf8').catch(() => '');
      if (!written.includes(`"action":"publish","key":"${posting.key}"`)) await write('publish', posting);
      return { externalId: posting.key };
    },
    update: (posting) => write('update', posting),
    remove: (posting) => write('remove', posting),
  };
}
