import type { Server } from 'node:http';

/** A server that listens, and how to end it. */
export interface Listening {
  url: string;
  port: number;
  close: () => void;
}

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${address.port}`, port: address.port, close };
}
