/** What a call that tells words before its answer works with. */
export interface Telling {
  say: (words: string) => void;
  /** The listener has gone, or wants no more. */
  signal: AbortSignal;
}

/**
 * The answer of a call as Server-Sent Events: `words` as they come, then one `answer`, or a `problem` with its status.
 * Where the whole comes before any words it is answered as it is, so that most answers are plain JSON.
 */
export async function streamed(
  work: (telling: Telling) => Promise<Response>,
  { headers, failed }: { headers: Headers; failed: (error: unknown) => Response },
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 1024 });
  const writer = writable.getWriter();
  const gone = new AbortController();
  writer.closed.catch(() => gone.abort());
  const encoder = new TextEncoder();
  const write = (event: string, data: string) => {
    if (!gone.signal.aborted)
      writer.write(encoder.encode(`event: ${event}\ndata: ${data}\n\n`)).catch(() => gone.abort());
  };
  const begun = Promise.withResolvers<'words'>();
  const say = (words: string) => {
    write('words', JSON.stringify(words));
    begun.resolve('words');
  };
  const whole = work({ say, signal: gone.signal });
  const first = await Promise.race([begun.promise, whole.then(() => 'whole' as const)]);
  if (first === 'whole') return whole;
  const end = async () => {
    const response = await whole.catch(failed);
    const body = await response.text();
    if (response.ok) write('answer', body);
    else write('problem', JSON.stringify({ status: response.status, body: JSON.parse(body) as unknown }));
    await writer.close().catch(() => undefined);
  };
  void end();
  headers.set('content-type', 'text/event-stream; charset=utf-8');
  headers.set('cache-control', 'no-store');
  // What stands in front must not gather the words.
  headers.set('x-accel-buffering', 'no');
  return new Response(readable, { headers });
}

/** Whether a request would rather have words as they come. */
export const wantsWords = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false;
