import type { ProblemCode } from '@kasb/contract';
import type { Actor } from '../http/actor.ts';
import { networkOf } from '../network/network.ts';

/** Answers that tell of somebody who tries what is not theirs, or too much. */
const suspect: ReadonlySet<number> = new Set([401, 403, 413, 428, 429]);
/** Refusals that tell of it whatever their status is: guesses at codes and links, and what no page of ours sends. */
const suspectCodes: ReadonlySet<ProblemCode> = new Set([
  'malformed',
  'wrongCode',
  'spentCode',
  'expiredCode',
  'expiredTicket',
  'unknownInterview',
  'unknownInvoice',
]);

/** What a refused request came from. */
interface Refused {
  status: number;
  refusal?: ProblemCode;
  actor?: Actor;
  address: string;
}

/**
 * What the log says of a refusal: its code, and of one that an attack would meet also who came from where. Of what was
 * done the journal knows; of what people read nobody does.
 */
export function tellRefusal({ status, refusal, actor, address }: Refused): object {
  if (refusal === undefined) return {};
  if (!suspect.has(status) && !suspectCodes.has(refusal)) return { refusal };
  return { refusal, who: actor && nameOf(actor), network: networkOf(address).narrow };
}

function nameOf(actor: Actor): string | undefined {
  if (actor.kind === 'user') return actor.user.id;
  return actor.kind === 'operator' ? (actor.id ?? actor.name) : undefined;
}
