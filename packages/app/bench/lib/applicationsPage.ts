import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../../scripts/lib/paths.ts';
import { serveFolder } from '../../../../scripts/lib/staticServer.ts';

const folder = join(root, '.tmp', 'applications');

const row = (index: number) => ({
  id: `a${index}`,
  status: index % 3 === 0 ? 'applied' : 'screening',
  source: 'HeadHunter',
  created_at: new Date(1_750_000_000_000 - index * 600_000).toISOString(),
  updated_at: new Date(1_750_000_000_000 - index * 600_000).toISOString(),
  candidate: { name: `Кандидат Номер ${index}`, email: `a${index}@mail.uz`, phone: '998901234567' },
  vacancy: { id: 'v1', title: 'Технолог швейного производства', company_name: 'Samarqand Textile' },
});

/** The calls of the screen over so many applications, in keyset pages as the contract has them. */
function answer(count: number, url: URL, method: string) {
  const path = url.pathname.replace(/^\/\d+/, '');
  if (path === '/api/employer/application-counts')
    return { body: { total: count, applied: Math.ceil(count / 3), screening: Math.floor((count * 2) / 3) } };
  if (path === '/api/employer/applications') {
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const to = Math.min(count, from + Number(url.searchParams.get('limit') ?? 50));
    const headers: Record<string, string> = { 'x-total-count': String(count) };
    if (to < count) headers.link = `<${path}?cursor=${to}>; rel="next"`;
    return { headers, body: { items: Array.from({ length: to - from }, (_, index) => row(from + index)) } };
  }
  // The count is that of the first column.
  if (path === '/api/employer/application-board')
    return {
      body: {
        columns: ['applied', 'screening', 'interview', 'offer', 'hired', 'rejected'].map((status, column) => {
          const items = Array.from({ length: column === 0 ? count : 30 }, (_, index) => ({
            ...row(column * 1000 + index),
            status,
          }));
          return { status, total: items.length, items };
        }),
      },
    };
  const id = /\/applications\/a(\d+)/.exec(path)?.[1];
  if (id !== undefined) return { body: { ...row(Number(id)), ...(method === 'PUT' && { status: 'interview' }) } };
  return undefined;
}

/** Answers the calls of a page, whose address begins with the number of applications that there are. */
function take(request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const count = Number(/^\/(\d+)\/api\//.exec(url.pathname)?.[1] ?? Number.NaN);
  if (Number.isNaN(count)) return false;
  const found = answer(count, url, request.method ?? 'GET');
  response
    .writeHead(found ? 200 : 401, { 'content-type': 'application/json', ...found?.headers })
    .end(JSON.stringify(found?.body ?? {}));
  return true;
}

/** Builds the screen of applications alone, and serves it with a provider of as many as `?count` says. */
export async function serveApplications() {
  await build({
    root: join(root, 'packages/app/bench/fixtures/applications'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { checks: { moduleLevelDirective: false } } },
  });
  return serveFolder(folder, take);
}
