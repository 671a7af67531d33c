import { gatewayIds, postingServiceTypes } from '@kasb/contract';
import type { GatewayId, PostingServiceType } from '@kasb/contract';

/** The kind of that name; what nobody knows is another one. */
export const kindOf = (name: string | undefined): PostingServiceType =>
  postingServiceTypes.find((known) => known === name) ?? 'other';

/** Whether a channel of this kind has to say where it sends. */
export const isAddressed = (kind: PostingServiceType) => kind === 'telegram' || kind === 'whatsapp';

/** The gateway of that name; what nobody knows is taken for the first one. */
export const gatewayOf = (name: string | undefined): GatewayId =>
  gatewayIds.find((known) => known === name) ?? gatewayIds[0];
