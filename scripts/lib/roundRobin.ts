import { createServer, request } from 'node:http';
import { listen } from './listen.ts';

/**
 * A proxy on a free port that gives each request to the next of the servers, in turn; those for some paths only after
 * so many milliseconds.
 */
export function serveInTurn(targets: string[], delayOf: (path: string) => number = () => 0) {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const target = new URL(targets[turn++ % targets.length] ?? '');
    const { method, url: path = '/', headers } = incoming;
    // The host stays as the browser sent it: a server compares it with the origin of a write.
    const forwarded = request({ host: target.hostname, port: target.port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    setTimeout(() => incoming.pipe(forwarded), delayOf(path));
  });
  return listen(server);
}
