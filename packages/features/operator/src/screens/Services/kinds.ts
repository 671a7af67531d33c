import { postingServiceTypes } from '@kasb/contract';
import type { PostingServiceType } from '@kasb/contract';

/** The kind of that name; what nobody knows is another one. */
export const kindOf = (name: string | undefined): PostingServiceType =>
  postingServiceTypes.find((known) => known === name) ?? 'other';

/** Whether a channel of this kind has to say where it sends. */
export const isAddressed = (kind: PostingServiceType) => kind === 'telegram' || kind === 'whatsapp';
