import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Control } from './control.ts';

/** What is answered: a page, JSON, or another address. */
export type Reply = { html: string } | { json: unknown } | { to: string } | { status: number };

/** Serves on this machine alone, with what the control of a stand-in answers. */
export async function serve(
  port: number,
  control: Control,
  answer: (call: { method: string; url: URL; body: string; auth: string }) => Promise<Reply>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const { auth } = request.headers;
      const given = {
        method: request.method ?? '',
        url,
        body: await text(request),
        auth: typeof auth === 'string' ? auth : '',
      };
      const spoken = async () => control.answer(given.method, url.pathname, given.body) ?? answer(given);
      const reply = await spoken().catch((error: unknown) => ({ json: { error: String(error) } }));
      if ('to' in reply) response.writeHead(303, { location: reply.to }).end();
      else if ('status' in reply) response.writeHead(reply.status).end();
      else if ('html' in reply) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(reply.html);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
    })();
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
