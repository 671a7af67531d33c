import { createHash, createHmac } from 'node:crypto';
import { encodedReason } from '@kasb/contract';
import { looseObject, nullish, number, object, safeParse, string, union } from 'valibot';
import { ChannelError } from './channel.ts';
import type { Delivered, Delivery, ChannelAdapter } from './channel.ts';
import { failureOf, post } from './http.ts';
import { clip } from './text.ts';

interface WebhookOptions {
  /** In logs and in the reasons of failures. */
  name: string;
  url: string;
  /** What bodies are signed with. */
  secret: string;
  clock: () => Date;
}

type Action = 'publish' | 'update' | 'remove';

const answer = object({ id: nullish(union([string(), number()])), url: nullish(string()) });
const refusal = looseObject({ error: string() });

/**
 * Any channel that takes signed calls: `POST {action, key, service, vacancy, posted}` as JSON, answered by 2xx with
 * `{id?, url?}` or nothing. `X-Kasb-Signature: sha256=…` is the HMAC-SHA256 in hex of `timestamp.body` with the
 * shared secret, where `X-Kasb-Timestamp` is in Unix seconds. A repeated call has the same `Idempotency-Key`.
 */
export function createWebhook({ name, url, secret, clock }: WebhookOptions): ChannelAdapter {
  async function call(
    action: Action,
    { key, service, vacancy }: Delivery,
    delivered: Delivered,
    signal: AbortSignal,
  ): Promise<Delivered> {
    const { id: serviceId, type, name: serviceName, identifier } = service;
    const body = JSON.stringify({
      action,
      key,
      service: { id: serviceId, type, name: serviceName, identifier },
      vacancy,
      posted: { id: delivered.externalId ?? null },
    });
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const response = await post({
      url,
      headers: {
        'idempotency-key':
          action === 'publish'
            ? key
            : `${key}:${action}:${createHash('sha256').update(body).digest('hex').slice(0, 16)}`,
        'x-kasb-timestamp': timestamp,
        'x-kasb-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
      body,
      signal,
      channel: name,
    });
    if (!response.isOk) {
      const reason = safeParse(refusal, response.json);
      throw failureOf(name, response, reason.success ? clip(reason.output.error, 200) : undefined);
    }
    if (response.isEmpty) return {};
    const told = safeParse(answer, response.json);
    if (!told.success) throw new ChannelError(encodedReason('channelUnclear', { channel: name }));
    const { id, url: externalUrl } = told.output;
    return {
      externalId: id === null || id === undefined ? null : String(id),
      externalUrl: externalUrl && /^https?:\/\//i.test(externalUrl) ? externalUrl : null,
    };
  }

  return {
    name,
    isRepeatable: true,
    publish: (delivery, signal) => call('publish', delivery, {}, signal),
    update: async (delivery, delivered, signal) => void (await call('update', delivery, delivered, signal)),
    remove: async (delivery, delivered, signal) => void (await call('remove', delivery, delivered, signal)),
  };
}

/** What a receiver of a webhook computes to trust it. */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
