import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of a test's own. */
export interface Site {
  port: number;
  /** What was asked for, as `host path`. */
  asked: string[];
  close: () => Promise<void>;
}

/** Serves on one of this machine's own addresses. */
export async function openSite(
  address: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    response.on('error', () => undefined);
    answer(request, response);
  });
  server.listen(port, address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
