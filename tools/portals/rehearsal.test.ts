import { expect, test } from 'vitest';
import { faultsOf } from './rehearsal.ts';
import { serveScopeRegistry } from './scopeRegistry.ts';

const put = (url: string, version: string, headers: Record<string, string>) =>
  fetch(`${url}/@kasb%2fkit`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      name: '@kasb/kit',
      'dist-tags': { latest: version },
      versions: { [version]: { name: '@kasb/kit', version, dist: {} } },
      _attachments: { 'kit.tgz': { data: btoa(`kit ${version}`) } },
    }),
  });

test('a registry takes a version once, from somebody with a token, and gives it to everybody', async ({
  onTestFinished,
}) => {
  const { url, close } = await serveScopeRegistry();
  onTestFinished(close);
  const token = { authorization: 'Bearer t' };
  const statuses = [];
  for (const headers of [{}, token, token]) statuses.push((await put(url, '0.1.0', headers)).status);
  expect(statuses).toEqual([401, 201, 403]);
  expect((await put(url, '0.2.0', token)).status).toBe(201);
  const { 'dist-tags': tags, versions } = await (await fetch(`${url}/@kasb%2fkit`)).json();
  expect(tags).toEqual({ latest: '0.2.0' });
  expect(await (await fetch(versions['0.1.0'].dist.tarball)).text()).toBe('kit 0.1.0');
  expect((await fetch(`${url}/@kasb%2fui`)).status).toBe(404);
});

test('what only the workspace can resolve is a fault, and so is what was not published', () => {
  const version = (name: string, more: object) => ({
    name,
    'dist-tags': { latest: '0.1.0' },
    versions: { '0.1.0': { name, version: '0.1.0', dist: { tarball: '' }, ...more } },
  });
  const packuments = new Map([
    ['right', version('right', { dependencies: { other: '^0.1.0' }, peerDependencies: { react: '^19.0.0' } })],
    ['wrong', version('wrong', { dependencies: { other: 'workspace:^' }, exports: { '.': './src/index.ts' } })],
  ]);
  expect(faultsOf(['right', 'wrong', 'lost'], packuments, 'latest')).toEqual([
    'wrong 0.1.0 depends on other as workspace:^',
    'wrong exports its sources',
    'lost was not published as latest',
  ]);
  expect(faultsOf(['right'], packuments, 'next')).toEqual(['right was not published as next']);
});
