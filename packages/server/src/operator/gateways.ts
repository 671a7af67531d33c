import { encodedReason } from '@kasb/contract';
import type { GatewayId } from '@kasb/contract';
import { object, string } from 'valibot';
import { ChannelError } from '../adapters/channels/channel.ts';
import { failureOf } from '../adapters/channels/http.ts';
import { channelWords } from '../adapters/channels/messages.ts';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { sendSms } from '../context/sendSms.ts';
import { operatorOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { told } from '../http/words.ts';
import { spendSms } from '../messaging/noticeSms.ts';
import { trialSms } from '../text/messages/sms.ts';
import { plainText } from '../text/plainText.ts';

/** How often one operator tries one gateway: each try costs. */
const most = { max: 3, seconds: 60 };
const longestAnswer = 200;

/** How a trial went. */
interface Tried {
  ms: number;
  /** What the model said. */
  said?: string;
}

type Known = Pick<
  Context,
  'actor' | 'address' | 'clock' | 'db' | 'language' | 'model' | 'now' | 'requestId' | 'sms' | 'smsDaily'
>;

/**
 * Sends an SMS to who asks, or asks the model a short question, as it is done for everybody.
 * @throws Problem forbidden for who has no phone, tooOften, smsBudgetSpent, channelFailed
 */
export async function tryGateway(context: Known, id: GatewayId): Promise<Tried> {
  const { db, now, language } = context;
  const { id: operatorId, name } = operatorOf(context);
  const person = operatorId ?? name;
  const send = id === 'sms' ? wayOfSms(context) : wayOfModel(context, person);
  await countTry(db, [{ bucket: `gateway-trials-by:${person}:${id}`, ...most }], now);
  const started = performance.now();
  const { said, failure } = await send().then(
    (words) => ({ said: words, failure: undefined }),
    (error: unknown) => ({ said: undefined, failure: error }),
  );
  if (failure instanceof Problem) throw failure;
  const ms = Math.round(performance.now() - started);
  const kept = failure === undefined ? undefined : reasonOf(failure, channelWords(language)(id));
  await record(db, context, {
    action: 'gateway.tried',
    entityType: 'gateway',
    entityId: id,
    entityTitle: channelWords('ru')(id),
    changes: kept === undefined ? { ms: [null, ms] } : { failure: [null, told(kept, 'ru').text] },
  });
  if (kept === undefined) return { ms, ...(said !== undefined && { said }) };
  const { text, reason } = told(kept, language);
  throw new Problem('channelFailed', { details: { error: text, ...(reason && { reason }) } });
}

/** An SMS to the operator's own phone: a token has none. */
function wayOfSms(
  context: Pick<Context, 'actor' | 'clock' | 'db' | 'language' | 'sms' | 'smsDaily'>,
): () => Promise<undefined> {
  const { session } = operatorOf(context);
  if (!session) throw new Problem('forbidden');
  return async () => {
    if (!(await spendSms(context))) throw new Problem('smsBudgetSpent');
    await sendSms(context, { to: session.phone, text: trialSms[context.language] });
    return undefined;
  };
}

const answer = object({ message: string() });

function wayOfModel({ model, language }: Pick<Context, 'language' | 'model'>, personId: string): () => Promise<string> {
  return async () => {
    if (!model) throw new ChannelError(encodedReason('channelUnset', { channel: channelWords(language)('model') }));
    let failure: unknown;
    const given = await model.ask({
      name: 'trial',
      schema: answer,
      instructions: `Greet in one short sentence, in ${language === 'uz' ? 'Uzbek' : 'Russian'}.`,
      data: {},
      account: 'gateway-trials',
      personId,
      onFailure: (error) => {
        failure = error;
      },
    });
    if (given) return plainText(given.message, longestAnswer);
    throw failure ?? new ChannelError(encodedReason('channelUnclear', { channel: channelWords(language)('model') }));
  };
}

/** Why a gateway did not answer, without anything of how it is reached. */
function reasonOf(error: unknown, channel: string): string {
  if (error instanceof ChannelError) return error.message;
  const { name, status, statusCode = status } = error as { name?: string; status?: number; statusCode?: number };
  if (statusCode !== undefined) return failureOf(channel, { status: statusCode, retryAfter: undefined }).message;
  if (name === 'TimeoutError' || name === 'AbortError') return encodedReason('channelSilent', { channel });
  if (name === 'BudgetSpent') return encodedReason('channelBusy', { channel });
  return encodedReason('channelUnreachable', { channel });
}
