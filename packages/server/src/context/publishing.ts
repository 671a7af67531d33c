import type { ChannelAdapters } from '../adapters/channels/channel.ts';

/** The channels, and the rules of publishing. */
export interface Publishing {
  adapters: ChannelAdapters;
  /** Between two publications of a vacancy, in milliseconds. */
  cooldownMs: number;
  /** How long `publish` waits for outcomes before it answers with those that are there, in milliseconds. */
  waitMs: number;
  /** How long a channel may take to answer, in milliseconds: less than the wait, so that its silence is told. */
  channelMs: number;
  /** Where the public pages are, for links in messages. */
  origin: string;
}
