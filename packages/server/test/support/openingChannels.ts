import { afterEach } from 'vitest';
import { openChannel } from './channel.ts';
import type { Channel } from './channel.ts';

/** Opens channels for one test at a time: they close after it. */
export function openingChannels(): (reply: Channel['reply']) => Promise<Channel> {
  const opened: Channel[] = [];
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  return async (reply) => {
    const channel = await openChannel(reply);
    opened.push(channel);
    return channel;
  };
}
