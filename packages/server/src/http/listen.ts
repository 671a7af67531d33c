import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';

/** Where requests come in. */
export interface Listening {
  port: number;
  /** Lets those who are connected leave, finishes the requests under way, and closes. */
  stop: () => Promise<void>;
}

interface ListenOptions {
  port: number;
  /** The address to listen on; all of them without it. */
  host: string | undefined;
  /** How long clients and the balancer have to hear that they must go elsewhere. */
  farewellMs?: number;
  /** How long a connection may stand still while an answer waits for its reader. @default a minute */
  stillMs?: number;
}

const idleCheckMs = 100;
/** How long a connection on which nothing was said may go on to be silent. */
const silenceMs = 2000;
const patienceMs = 20_000;
const minuteMs = 60_000;

/** Listens for requests. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host, farewellMs = 0, stillMs = minuteMs }: ListenOptions,
): Promise<Listening> {
  const http = createAdaptorServer({ fetch });
  // Whoever neither reads nor writes for so long holds what waits for them no longer.
  http.setTimeout(stillMs);
  const connections = new Set<Socket>();
  http.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((done, fail) => {
    http.once('error', fail);
    http.listen(port, host, () => done());
  });
  return {
    port: (http.address() as AddressInfo).port,
    async stop() {
      // Who is cut off while a request is on its way cannot know whether it was done.
      await delay(farewellMs);
      const closed = new Promise((done) => http.close(done));
      if (!('closeIdleConnections' in http)) return;
      const idle = setInterval(() => http.closeIdleConnections(), idleCheckMs);
      // Browsers connect before they know what to ask; Node takes that for a request under way.
      const silent = setTimeout(() => {
        for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      }, silenceMs);
      const late = setTimeout(() => http.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(silent);
      clearTimeout(late);
    },
  };
}
