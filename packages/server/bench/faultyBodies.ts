import { isBytes } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { readAddress, readBody } from '../src/http/input.ts';
import { Problem } from '../src/http/problem.ts';
import { problemBody } from '../src/http/words.ts';
import { faultyBodies } from '../test/support/faultyBodies.ts';

// A body of nothing but faults, and the longest addresses, to each call: what reading and refusing costs, and how much
// is answered. Nothing else of a request is in it, so that no database makes it unsteady.
const MOST_MS = 20;
const MOST_BYTES = 32 * 1024;
const TRIES = 5;
const MOST_ADDRESS = 8000;

interface Cost {
  name: string;
  ms: number;
  bytes: number;
  text: string;
}

async function refusal(endpoint: Endpoint, text: string): Promise<number> {
  const { method } = endpoint;
  const request = new Request('http://localhost', {
    method,
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  return answered(() => readBody(endpoint, request));
}

async function answered(read: () => unknown): Promise<number> {
  try {
    await read();
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Buffer.byteLength(JSON.stringify(problemBody(error, 'ru')));
  }
}

async function costOf(text: string, name: string, read: () => Promise<number>): Promise<Cost> {
  let ms = Infinity;
  let bytes = 0;
  for (let round = 0; round < TRIES; round += 1) {
    const before = process.cpuUsage();
    bytes = await read();
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
    // One that is cheap enough need not be measured again.
    if (ms < MOST_MS / 4) break;
  }
  return { name, ms, bytes, text };
}

/** What `JSON.parse` alone costs, of which a call may cost three times as much. */
function parsing(text: string): number {
  const costs = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    JSON.parse(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...costs);
}

const addresses = (endpoint: Endpoint) => {
  const names = endpoint.query && 'entries' in endpoint.query ? Object.keys(endpoint.query.entries as object) : ['q'];
  return names.flatMap((name) => [
    `${name}=${'a'.repeat(MOST_ADDRESS)}`,
    `${name}=${encodeURIComponent('я'.repeat(MOST_ADDRESS / 6))}`,
    Array.from({ length: MOST_ADDRESS / (name.length + 2) }, () => `${name}=`).join('&'),
  ]);
};

const worst: Cost[] = [];
let tried = 0;
for (const endpoint of table) {
  const costs: Cost[] = [];
  for (const query of addresses(endpoint)) {
    const request = new Request(`http://localhost/?${query}`);
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'.repeat(2000)]),
    );
    costs.push(await costOf(query, endpoint.name, () => answered(() => readAddress(endpoint, request, params))));
  }
  if (endpoint.body && !isBytes(endpoint.body))
    for (const text of faultyBodies(endpoint))
      costs.push(await costOf(text, endpoint.name, () => refusal(endpoint, text)));
  tried += costs.length;
  worst.push(
    ...costs.filter(({ ms }) => ms === Math.max(...costs.map((cost) => cost.ms))).slice(0, 1),
    ...costs.filter(({ bytes }) => bytes > MOST_BYTES),
  );
}

const limit = ({ text }: Cost) => (text.startsWith('{') ? Math.max(MOST_MS, 3 * parsing(text)) : MOST_MS);
const bad = worst.filter((cost) => cost.ms > limit(cost) || cost.bytes > MOST_BYTES);
const [slowest] = worst.toSorted((left, right) => right.ms - left.ms);
const [longest] = worst.toSorted((left, right) => right.bytes - left.bytes);
console.log(`${table.length} calls, ${tried} bodies and addresses of faults`);
console.log(`slowest: ${slowest?.name}, ${slowest?.ms.toFixed(1)} ms of processor (limit ${MOST_MS})`);
console.log(`longest answer: ${longest?.name}, ${longest?.bytes} bytes (limit ${MOST_BYTES})`);
for (const { name, ms, bytes, text } of bad)
  console.error(`${name}: ${ms.toFixed(1)} ms, ${bytes} bytes: ${text.slice(0, 80)}`);
process.exitCode = bad.length === 0 ? 0 : 1;
