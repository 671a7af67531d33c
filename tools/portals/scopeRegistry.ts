import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { listen } from '../../scripts/lib/listen.ts';

/** A version as its packument tells it. */
interface PublishedVersion {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
  dist: { tarball: string; integrity?: string };
}

/** All that was published of a name. */
export interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, PublishedVersion>;
}

/** What a client sends to publish: a packument of one version, and its tarball. */
interface Publishing extends Packument {
  _attachments: Record<string, { data: string }>;
}

/** A registry of this machine, for packages of one scope. */
export interface ScopeRegistry {
  url: string;
  port: number;
  packuments: ReadonlyMap<string, Packument>;
  close: () => void;
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  await once(request, 'end');
  return JSON.parse(Buffer.concat(parts).toString()) as Publishing;
}

/** Serves a registry that takes what is published with a token, and gives it to whoever installs. */
export async function serveScopeRegistry(): Promise<ScopeRegistry> {
  const packuments = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();

  /** The status of the answer. */
  function take(origin: string, { _attachments: attachments, name, versions, 'dist-tags': tags }: Publishing): number {
    const known = packuments.get(name) ?? { name, 'dist-tags': {}, versions: {} };
    const [version = '', manifest] = Object.entries(versions)[0] ?? [];
    const [attached] = Object.values(attachments);
    if (!manifest || !attached) return 400;
    // What is published once never changes.
    if (known.versions[version]) return 403;
    const path = `/tarballs/${name}/${version}.tgz`;
    tarballs.set(path, Buffer.from(attached.data, 'base64'));
    known.versions[version] = { ...manifest, dist: { ...manifest.dist, tarball: origin + path } };
    Object.assign(known['dist-tags'], tags);
    packuments.set(name, known);
    return 201;
  }

  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const path = decodeURIComponent(new URL(request.url ?? '/', origin).pathname);
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'PUT') {
      if (!request.headers.authorization?.startsWith('Bearer ')) return say(401, { error: 'who publishes?' });
      void bodyOf(request).then((body) => say(take(origin, body), {}));
      return undefined;
    }
    const tarball = tarballs.get(path);
    if (tarball) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    const packument = packuments.get(path.slice(1));
    return packument ? say(200, packument) : say(404, { error: 'nothing of this name' });
  });
  const { url, port, close } = await listen(server);
  return { url, port, packuments, close };
}
