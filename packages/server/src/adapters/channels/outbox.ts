import type { Outbox } from '../outbox.ts';
import type { Delivery, ChannelAdapter } from './channel.ts';
import { messageText } from './telegram.ts';

/** Sends nothing: writes each act down. A repeated publication is not written twice. */
export function createChannelOutbox(name: string, outbox: Outbox): ChannelAdapter {
  const write = (action: 'publish' | 'update' | 'remove', { key, service, vacancy }: Delivery) =>
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
    isDemo: true,
    isRepeatable: true,
    async publish(delivery) {
      const written = await outbox.read();
      if (!written.includes(`"action":"publish","key":"${delivery.key}"`)) await write('publish', delivery);
      return { externalId: delivery.key };
    },
    update: (delivery) => write('update', delivery),
    remove: (delivery) => write('remove', delivery),
  };
}
