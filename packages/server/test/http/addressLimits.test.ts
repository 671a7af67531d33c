/** @module-tag slow */

import { BlockList } from 'node:net';
import { loginByPhone } from '@kasb/contract';
import { expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { Harness } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { Browser, solve } from '../support/visitors.ts';

const api = Harness.forThisFile();
const { pathname } = new URL(loginByPhone.path, 'http://localhost');

let last = 0;
/** A /48 that no other test of this file has. */
const site = () => `2001:db8:${(last += 1).toString(16)}`;
const member = async () => (await api.person('employer')).phone;

/** Asks for a code, and solves what stands before it. */
async function ask(visit: Browser, phone: string): Promise<number> {
  const answer = await visit.login(phone);
  return answer.status === 428 ? (await visit.login(phone, solve(answer))).status : answer.status;
}

/** How many of the questions got through, each from the address that `addressOf` tells. */
async function through(count: number, addressOf: (index: number) => string, phoneOf: () => Promise<string>) {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    const status = await ask(new Browser(api, addressOf(index)), await phoneOf());
    if (status !== 429) passed += 1;
  }
  return passed;
}

const unknown = () => Promise.resolve(phoneNumber());

test('M1: sixty enumerations from one /64 stop', async () => {
  const network = site();
  expect(await through(60, (index) => `${network}:1::${index + 1}`, unknown)).toBe(20);
});

test('M1: forty SMS to strangers from one /64 stop', async () => {
  const network = site();
  const before = api.sent.length;
  await through(40, (index) => `${network}:2::${index + 1}`, member);
  expect(api.sent.length - before).toBe(20);
});

test('M1: a whole /48 has a limit of its own', async () => {
  const network = site();
  expect(await through(130, (index) => `${network}:${index.toString(16)}::1`, unknown)).toBe(100);
});

test('M1: an IPv4 address spelled in IPv6 is that IPv4 address', async () => {
  const spellings = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407'];
  expect(await through(30, (index) => spellings[index % 3] ?? '', unknown)).toBe(20);
});

test('M1: many phones from one address want a proof, for one phone, once', async () => {
  const visit = new Browser(api, '198.51.100.20');
  for (let count = 0; count < 10; count += 1) expect((await visit.login(phoneNumber())).status).toBe(404);
  const phone = phoneNumber();
  const refused = await visit.login(phone);
  expect([refused.status, refused.body]).toMatchObject([
    428,
    { proof: { challenge: expect.any(String), difficulty: expect.any(Number) } },
  ]);
  const proof = solve(refused);
  expect((await visit.login(phoneNumber(), proof)).status).toBe(428);
  expect((await visit.login(phone, { ...proof, answer: `${proof.answer}0` })).status).toBe(428);
  expect((await visit.login(phone, { ...proof, challenge: `x${proof.challenge}` })).status).toBe(428);
  expect((await visit.login(phone, proof)).status).toBe(404);
  // A phone that was asked for may be asked for again; a proof may not.
  expect((await visit.login(phone)).status).toBe(404);
  const next = phoneNumber();
  const late = solve(await visit.login(next));
  api.pass(601);
  expect((await visit.login(next, late)).status).toBe(428);
});

test('M1: behind one address of a carrier many people sign in', async () => {
  for (let count = 0; count < 60; count += 1) {
    const visit = new Browser(api, '198.51.100.30');
    expect((await visit.join(phoneNumber())).status).toBe(200);
  }
});

test('M1: sixty wrong codes an hour from an address, whatever the phone', async () => {
  const visit = new Browser(api, '198.51.100.40');
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) statuses.add((await visit.verify(phoneNumber(), '000000')).status);
  expect([...statuses]).toEqual([422]);
  expect((await visit.verify(phoneNumber(), '000000')).status).toBe(429);
  const neighbour = new Browser(api, '198.51.100.41');
  expect((await neighbour.verify(phoneNumber(), '000000')).status).toBe(422);
});

test('M1: a device that signed in before is not stopped by its address', async () => {
  const phone = phoneNumber();
  const device = new Browser(api, '198.51.100.50');
  await device.join(phone);
  api.pass(3601);
  await through(30, () => device.address, unknown);
  for (let count = 0; count < 61; count += 1) await new Browser(api, device.address).verify(phoneNumber(), '000000');
  expect((await device.login(phone)).status).toBe(200);
  expect((await device.verify(phone)).status).toBe(200);
});

/** Asks from a connection of that peer. */
async function from(app: typeof api.app, peer: string, forwarded: string): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ phone: phoneNumber() }),
  };
  const response = await app.request(`http://localhost${pathname}`, init, {
    incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } },
  });
  return response.status;
}

test('M1: an address that a direct client invents is not believed', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) statuses.push(await from(api.app, '84.54.70.60', `192.0.2.${count}`));
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(api.logged.join('')).not.toContain('KASB_TRUST_PROXY');
});

test('M1: behind trusted proxies the address is the last that they did not write', async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('10.9.0.0', 16, 'ipv4');
  trustedProxies.addAddress('fd00::9', 'ipv6');
  const app = createApp({ ...api.services, trustedProxies });
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1)
    statuses.push(await from(app, '::ffff:10.9.0.1', `192.0.2.${count}, 198.51.100.61, fd00::9, 10.9.3.4`));
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(await from(app, '10.9.0.1', '198.51.100.62')).toBe(404);
});

test('M1: a proxy that is not trusted is told of in the log, once', async () => {
  const app = createApp(api.services);
  for (let count = 0; count < 3; count += 1) await from(app, '172.18.0.5', '198.51.100.63');
  expect(api.logged.filter((line) => line.includes('KASB_TRUST_PROXY'))).toHaveLength(1);
});

test('M1: SMS have a budget a day, which warns before it ends and spares known devices', async () => {
  const phone = phoneNumber();
  const device = new Browser(api, '198.51.100.70');
  await device.join(phone);
  api.pass(24 * 3600);
  api.services.smsDaily = 5;
  const stranger = async (_: unknown, index: number) =>
    (await new Browser(api, `198.51.101.${index}`).login(await member())).status;
  const statuses = await Promise.all(Array.from({ length: 12 }, stranger));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(7);
  expect(api.logged.filter((line) => line.includes('80 %'))).toHaveLength(1);
  expect((await device.login(phone)).status).toBe(200);
  api.pass(24 * 3600);
  expect(await stranger(undefined, 20)).toBe(200);
  api.services.smsDaily = 5000;
});
