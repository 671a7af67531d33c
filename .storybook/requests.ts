import { storyHeader } from '@kasb/kit/mocks';

/** Marks the requests of a story as its own, and ends them with it: none is answered, or missed, in the story after. */
export function holdRequests(story: string): () => Promise<void> {
  const send = globalThis.fetch;
  const end = new AbortController();
  const underWay = new Set<Promise<void>>();
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(storyHeader, story);
    const answer = send(request, { signal: AbortSignal.any([request.signal, end.signal]) });
    const settled: Promise<void> = answer.then(
      () => void underWay.delete(settled),
      () => void underWay.delete(settled),
    );
    underWay.add(settled);
    return answer;
  };
  return async () => {
    end.abort();
    await Promise.all(underWay);
    globalThis.fetch = send;
  };
}
