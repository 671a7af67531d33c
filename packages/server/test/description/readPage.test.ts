/** @module-tag slow */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PageError, readPage } from '../../src/description/readPage.ts';
import { isPublicAddress } from '../../src/network/publicAddress.ts';
import { internet } from '../../src/network/reach.ts';
import type { Reach } from '../../src/network/reach.ts';
import { openSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

// One address of this machine plays the public internet; the others stay what they are, closed.
const publicAddress = '127.0.0.77';
const isAllowed = (address: string) => address === publicAddress || isPublicAddress(address);

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let site: Site;
/** What must never be reached, on the same port. */
let secret: Site;

beforeAll(async () => {
  site = await openSite(publicAddress, (request, response) => answer(request, response));
  secret = await openSite(
    '127.0.0.1',
    (_, response) => response.setHeader('content-type', 'text/html').end('secret'),
    site.port,
  );
});
afterAll(async () => {
  await site.close();
  await secret.close();
});
beforeEach(() => {
  site.asked.length = 0;
  secret.asked.length = 0;
  page('<p>Привет</p>');
});

function page(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' },
  status = 200,
): void {
  answer = (_, response) => response.writeHead(status, headers).end(body);
}

/** A name system whose answers are listed; after the last it repeats it. */
function names(...answers: string[][]): Reach & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    isAllowed,
    resolve: async (hostname) => {
      asked.push(hostname);
      return answers[Math.min(asked.length, answers.length) - 1] ?? [];
    },
  };
}

const read = (path = '/', reach: Reach = names([publicAddress]), host = 'firm.uz') =>
  readPage(`http://${host}:${site.port}${path}`, reach);
const failure = async (reading: Promise<string>) => {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PageError);
  return error as PageError;
};

test('a page is read', async () => {
  expect(await read('/about?x=1')).toBe('<p>Привет</p>');
  expect(site.asked).toEqual([`firm.uz:${site.port} /about?x=1`]);
});

test('in its own alphabet', async () => {
  const bytes = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
  page(bytes, { 'content-type': 'text/html; charset=windows-1251' });
  expect(await read()).toBe('Привет');
  page(Buffer.concat([Buffer.from('<meta charset="windows-1251">'), bytes]), { 'content-type': 'text/html' });
  expect(await read()).toContain('Привет');
  page('<p>Привет</p>', { 'content-type': 'text/html; charset=nonsense' });
  expect(await read()).toContain('Привет');
});

describe('L8: where websites are', () => {
  test.each([
    'http://firm.uz:22/',
    'http://firm.uz:8080/',
    'https://firm.uz:9200/',
    'http://firm.uz:443/',
    'http://firm.uz:80/',
  ])('only on the ports of the web: %s', async (website) => {
    const reach = { ...names([publicAddress]), isAllowedPort: internet.isAllowedPort };
    const error = await failure(readPage(website, reach));
    const isOfWeb = /:(443|80)\//.test(website);
    expect((error as Error).message === 'a closed port').toBe(!isOfWeb);
  });

  test('a redirect to another port is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: `http://firm.uz:${site.port + 1}/` }).end();
    const reach = { ...names([publicAddress]), isAllowedPort: (port: number) => port === site.port };
    expect(await failure(read('/', reach))).toMatchObject({ message: 'a closed port' });
  });

  test('not at this server’s own address, under whatever name', async () => {
    const reach = { ...names([publicAddress]), ownAddresses: async () => [publicAddress] };
    for (const host of ['jobs.example.uz', 'firm.uz', publicAddress])
      expect(await failure(read('/', reach, host)), host).toMatchObject({ message: 'our own address' });
    expect(site.asked).toEqual([]);
  });
});

describe('closed addresses are not reached', () => {
  test.each([
    ['a private one', '10.0.0.1'],
    ['this machine', '127.0.0.1'],
    ['its IPv6', '::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['link-local', '169.254.169.254'],
    ['unique local', 'fd00:ec2::254'],
    ['shared', '100.64.0.1'],
  ])('%s by a name', async (_, address) => {
    expect(await failure(read('/', names([address])))).toMatchObject({ message: 'a closed address', isPassing: false });
    expect(await failure(read('/', names([publicAddress, address])))).toMatchObject({ message: 'a closed address' });
  });

  test.each([
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '192.168.0.1',
    '[fe80::1]',
  ])('as %s, without asking for a name', async (host) => {
    const reach = names([publicAddress]);
    expect(await failure(read('/', reach, host))).toMatchObject({ message: 'a closed address' });
    expect(reach.asked).toEqual([]);
  });

  test('a name that the real resolver knows as local', async () => {
    expect(await failure(readPage(`http://localhost:${site.port}/`, internet))).toMatchObject({
      message: 'a closed address',
    });
  });

  test('nor what is no web address', async () => {
    for (const address of [
      'ftp://firm.uz',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'x',
      '',
      'http://user:password@firm.uz',
    ]) {
      expect(await failure(readPage(address, names([publicAddress])))).toMatchObject({ isPassing: false });
    }
  });

  test.each([
    'http://127.0.0.1:{port}/',
    'http://[::1]:{port}/',
    '//127.0.0.1:{port}/',
    'file:///etc/passwd',
    'http://a:b@firm.uz:{port}/',
  ])('by a redirect to %s', async (location) => {
    answer = (_, response) =>
      response.writeHead(302, { location: location.replace('{port}', String(site.port)) }).end();
    expect((await failure(read())).isPassing).toBe(false);
    expect(site.asked).toHaveLength(1);
  });

  test('by a redirect to a name that is local', async () => {
    answer = (_, response) => response.writeHead(301, { location: `http://inner.uz:${site.port}/` }).end();
    const reach = names([publicAddress], ['127.0.0.1']);
    expect(await failure(read('/', reach))).toMatchObject({ message: 'a closed address' });
    expect(reach.asked).toEqual(['firm.uz', 'inner.uz']);
  });

  test('by a name that changes its answer after it was checked', async () => {
    const reach = names([publicAddress], ['127.0.0.1']);
    expect(await read('/', reach)).toBe('<p>Привет</p>');
    expect(reach.asked).toEqual(['firm.uz']);
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(302, { location: '/next' }).end() : response.end('x');
    expect(await failure(read('/', names([publicAddress], ['127.0.0.1'])))).toMatchObject({
      message: 'a closed address',
    });
  });

  test('and the secret was never asked for', () => {
    expect(secret.asked).toEqual([]);
  });
});

describe('redirects', () => {
  const hops = (count: number) => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.setHeader('content-type', 'text/html').end('there');
      else response.writeHead(307, { location: `${left - 1}` }).end();
    };
    return read(`/${count}`);
  };

  test('three are followed', async () => {
    expect(await hops(3)).toBe('there');
  });

  test('four are too many', async () => {
    expect(await failure(hops(4))).toMatchObject({ message: 'too many redirects' });
    expect(site.asked).toHaveLength(4);
  });
});

describe('what is no page', () => {
  test.each(['application/json', 'text/plain', 'image/png', 'text/htmlx', 'application/octet-stream', ''])(
    '%j',
    async (type) => {
      page('<p>x</p>', type === '' ? {} : { 'content-type': type });
      expect(await failure(read())).toMatchObject({ message: 'not a page', isPassing: false });
    },
  );

  test.each([
    [404, false],
    [403, false],
    [204, false],
    [429, true],
    [500, true],
    [503, true],
  ])('status %i', async (status, isPassing) => {
    page('', { 'content-type': 'text/html' }, status);
    expect((await failure(read())).isPassing).toBe(isPassing);
  });

  test('compressed without having been asked to', async () => {
    page('x', { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    expect(await failure(read())).toMatchObject({ message: 'compressed unasked' });
  });
});

describe('what does not end', () => {
  test('a body: its first megabyte is read', async () => {
    let sent = 0;
    let hasGone = () => {};
    const gone = new Promise<void>((done) => (hasGone = done));
    answer = (_, response) => {
      response.once('close', hasGone);
      response.writeHead(200, { 'content-type': 'text/html' });
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        response.once('drain', more);
      };
      more();
    };
    expect((await read()).length).toBe(1024 * 1024);
    // Nobody listens to the rest.
    await gone;
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test('a body that comes in drops, an answer that never comes, a name that nobody finds', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('x'), 50);
      response.once('close', () => clearInterval(timer));
    };
    const drops = failure(read());
    const silent = openSite('127.0.0.78', () => undefined).then(async (mute) => {
      const reach = { ...names(['127.0.0.78']), isAllowed: () => true };
      const error = await failure(readPage(`http://mute.uz:${mute.port}/`, reach));
      await mute.close();
      return error;
    });
    const nameless = failure(read('/', { isAllowed, resolve: () => new Promise(() => undefined) }));
    for (const error of await Promise.all([drops, silent, nameless]))
      expect(error).toMatchObject({ message: 'too slow', isPassing: true });
  });
});

test('a site that is not there may be there later', async () => {
  expect(await failure(readPage('http://firm.uz:1/', names([publicAddress])))).toMatchObject({
    message: 'not reached',
    isPassing: true,
  });
  expect(await failure(read('/', names([])))).toMatchObject({ isPassing: true });
});
