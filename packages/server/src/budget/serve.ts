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
    try {
      reply({ kind: 'done', answer: pieces[name]?.(input as never) });
    } catch (error) {
      reply({ kind: 'failed', error });
    }
  });
  reply({ kind: 'ready' });
}
