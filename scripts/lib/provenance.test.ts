import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { withoutProvenance } from './provenance.ts';

/** A registry that knows one package by its provenance, one only by its signature, and fails for a third. */
async function registry() {
  const kept: Record<string, string> = {
    '@kasb/ui@0.1.0': 'https://slsa.dev/provenance/v1',
    '@kasb/kit@0.1.0': 'https://github.com/npm/attestation/tree/main/specs/publish/v0.1',
  };
  const server = await listen(
    createServer(({ url = '' }, response) => {
      const name = decodeURIComponent(url.replace('/-/npm/v1/attestations/', ''));
      if (name === '@kasb/search@0.1.0') response.writeHead(502).end();
      else if (!kept[name]) response.writeHead(404).end('{}');
      else response.end(JSON.stringify({ attestations: [{ predicateType: kept[name] }] }));
    }),
  );
  onTestFinished(server.close);
  return server.url;
}

const version = '0.1.0';

test('names the versions that came without provenance', async () => {
  const published = ['@kasb/ui', '@kasb/kit', '@kasb/auth'].map((name) => ({ name, version }));
  expect(await withoutProvenance(published, await registry())).toEqual(['@kasb/kit@0.1.0', '@kasb/auth@0.1.0']);
});

test('a registry that fails is no answer', async () => {
  await expect(withoutProvenance([{ name: '@kasb/search', version }], await registry())).rejects.toThrow('502');
});
