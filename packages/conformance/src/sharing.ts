import type { Endpoint } from '@kasb/contract';
import type { Reading } from './reads.ts';
import { isGot } from './wire.ts';

const needed = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
const read = ['etag', 'link', 'x-total-count'];
const namesOf = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Checks that pages of an origin may make calls and read the answers. */
export async function checkSharing({ wire, notes }: Reading, endpoint: Endpoint, origin: string): Promise<void> {
  const asked = await wire.send(endpoint.path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': endpoint.method,
      'access-control-request-headers': needed.join(', '),
    },
  });
  const allowed = isGot(asked) ? namesOf(asked.headers.get('access-control-allow-headers')) : [];
  const missing = needed.filter((name) => !allowed.includes(name));
  notes.check(endpoint, 'preflight', missing.length === 0, `a preflight does not allow ${missing.join(', ')}`);
  const answer = await wire.send(endpoint.path, { headers: { origin } });
  if (!isGot(answer)) return;
  const { headers } = answer;
  const named = headers.get('access-control-allow-origin');
  const hasCredentials = headers.get('access-control-allow-credentials') === 'true';
  notes.check(endpoint, 'sharing', named === origin || named === '*', `Access-Control-Allow-Origin is ${named}`);
  notes.check(endpoint, 'sharing', !(named === '*' && hasCredentials), 'credentials go with a named origin alone');
  const hidden = read.filter((name) => !namesOf(headers.get('access-control-expose-headers')).includes(name));
  notes.check(endpoint, 'sharing', hidden.length === 0, `pages may not read ${hidden.join(', ')}`);
}

/** A page and a call may share an address: what lies between must tell them apart. */
export async function checkVary({ wire, notes }: Reading, endpoint: Endpoint): Promise<void> {
  const page = await wire.send(endpoint.path, { headers: { accept: 'text/html' } });
  const call = await wire.send(endpoint.path);
  if (!isGot(page) || !isGot(call) || !page.headers.get('content-type')?.startsWith('text/html')) return;
  const isTold = [page, call].every(({ headers }) => namesOf(headers.get('vary')).includes('accept'));
  notes.check(endpoint, 'vary', isTold, 'a page and a call share the address, and Vary does not name Accept');
}
