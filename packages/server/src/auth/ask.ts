import type { Context } from '../context/context.ts';
import { countTry } from '../http/rateLimit.ts';
import { networkOf } from '../network/network.ts';
import { isLastSms } from './challenges.ts';
import { knownDevice } from './devices.ts';
import { askLimits } from './limits.ts';
import type { Asker } from './limits.ts';
import { countPhone } from './proof.ts';
import type { Proof } from './proof.ts';

/** Who calls for a phone. */
export async function askerOf(
  context: Pick<Context, 'address' | 'cookie' | 'db' | 'isLocal'>,
  phone: string,
): Promise<Asker> {
  return { phone, network: networkOf(context.address), device: await knownDevice(context, phone) };
}

/** Counts a question about a phone. @throws Problem tooOften, proofNeeded */
export async function countAsk(
  context: Pick<Context, 'db' | 'now' | 'signUpsFree'>,
  asker: Asker,
  call: 'login' | 'register',
  proof: Proof | undefined,
): Promise<void> {
  const limits = askLimits(asker, call);
  const mustProve = await isLastSms(context, asker);
  if (!asker.device) await countPhone(context, asker, { proof, limits, mustProve });
  await countTry(context.db, limits, context.now);
}
