import type { Outbox } from '../outbox.ts';
import type { Posting, PostingAdapter } from './posting.ts';
import { messageText } from './telegram.ts';

/** Sends nothing: writes each act down. A repeated publication is not written twice. */
export function createPostingOutbox(name: string, outbox: Outbox): PostingAdapter {
  const write = (action: 'publish' | 'update' | 'remove', { key, service, vacancy }: Posting) =>
    outbox.write({
      action,
      key,
      type: service.type,
      service: service.name,
      vacancyId: vacancy.id,
      title: vacancy.title,
      text: action === 'remove' ? undefined : messageText(vacancy),
    });
  return {
    name,
    isRepeatable: true,
    async publish(posting) {
      const written = await outbox.read();
      if (!written.includes(`"action":"publish","key":"${posting.key}"`)) await write('publish', posting);
      return { externalId: posting.key };
    },
    update: (posting) => write('update', posting),
    remove: (posting) => write('remove', posting),
  };
}
