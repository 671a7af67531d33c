import type { MessagePort } from 'node:worker_threads';

/** What a worker is asked. */
export interface Request {
  name: string;
  input: unknown;
}

/** What a worker says: first that it is ready, then of each piece what came out, or why nothing did. */
export type Reply = { kind: 'ready' } | { kind: 'done'; answer: unknown } | { kind: 'failed'; error: unknown };

/** Does pieces of work for the thread behind the port, one after another. */
export function serve(port: MessagePort | null, pieces: Readonly<Record<string, (input: never) => unknown>>): void {
  const reply = (said: Reply) => port?.postMessage(said);
  port?.on('message', ({ name, input }: Request) => {
    // What is done at once is answered at once.
    try {
      const answer = pieces[name]?.(input as never);
      if (!(answer instanceof Promise)) return reply({ kind: 'done', answer });
      answer.then(
        (done: unknown) => reply({ kind: 'done', answer: done }),
        (error: unknown) => reply({ kind: 'failed', error }),
      );
    } catch (error) {
      reply({ kind: 'failed', error });
    }
  });
  reply({ kind: 'ready' });
}
