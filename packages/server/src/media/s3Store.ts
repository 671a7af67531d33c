import { AwsClient } from 'aws4fetch';
import { MediaAwayError } from './mediaStore.ts';
import type { MediaStore } from './mediaStore.ts';

/** An S3-compatible store; the bucket stands in the path, so that any endpoint does. */
export interface S3Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const patienceMs = 30_000;
const tooManyRequests = 429;
/** What the system and its HTTP client say of a store that they did not reach or lost. */
const awayCodes = /^(?:ECONN|EAI_AGAIN|EPIPE|ETIMEDOUT|UND_ERR_)/;

/** Whether a request failed for a reason that passes; a certificate that is refused does not. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return (
    error.name === 'TimeoutError' || (cause instanceof Error && 'code' in cause && awayCodes.test(String(cause.code)))
  );
}

/** Keeps parts as objects of a bucket, which may stay private. */
export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Options): MediaStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  });
  async function send(key: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const sent = client.fetch(`${endpoint}/${bucket}/${key}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const response = await sent.catch((error: unknown) => {
      throw isAway(error) ? new MediaAwayError(error) : error;
    });
    const { status } = response;
    if (!expected.includes(status)) {
      await response.body?.cancel();
      const error = new Error(`The store answered ${status}`);
      throw status >= 500 || status === tooManyRequests ? new MediaAwayError(error) : error;
    }
    return response;
  }
  return {
    async write(key, bytes) {
      await send(
        key,
        { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'application/octet-stream' } },
        [200, 201],
      );
    },
    async read(key, start, end) {
      const response = await send(key, { headers: { range: `bytes=${start}-${end - 1}` } }, [200, 206]);
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A store that knows no ranges sends the whole.
      const part = response.status === 206 ? bytes : bytes.subarray(start, end);
      if (part.byteLength !== end - start) throw new Error('A part is shorter than it should be');
      return part;
    },
    async remove(key) {
      await send(key, { method: 'DELETE' }, [200, 204, 404]);
    },
  };
}
