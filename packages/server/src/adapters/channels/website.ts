import type { ChannelAdapter } from './channel.ts';

/** The platform's own public list: the recorded delivery itself makes a vacancy public (the `search` migration). */
export const website: ChannelAdapter = {
  name: 'Kasb',
  isRepeatable: true,
  publish: async ({ vacancy }) => ({ externalUrl: vacancy.url }),
};
