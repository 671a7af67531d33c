import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiChanges, apiReports } from './lib/apiReport.ts';
import { serveFakeApi } from './lib/fakeApi.ts';
import { faultyPackages, packPackages } from './lib/packed.ts';
import { buildPortal } from './lib/portalApp.ts';
import { walkThroughPortal } from './lib/portalJourney.ts';
import { serveFolder } from './lib/staticServer.ts';

// Packs the published packages and lets another portal use them as a registry would deliver them.
const folder = mkdtempSync(join(tmpdir(), 'kasb-packages-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(1)} s`);

try {
  const packed = await packPackages(folder);
  tell(`packed ${packed.map(({ name }) => name).join(', ')}`);

  const changes = apiChanges(await apiReports());
  if (changes.length > 0) {
    throw new Error(`run \`pnpm api\`, look at the change, and tell it in a changeset:\n${changes.join('\n')}`);
  }
  tell('the packages offer what their api.md say');

  const faulty = await faultyPackages(packed);
  if (faulty.length > 0) throw new Error(`publint or attw found problems in ${faulty.join(', ')}`);
  tell('publint and attw are content');

  const api = await serveFakeApi();
  const dist = buildPortal(join(folder, 'portal'), packed, api.url);
  tell('the portal is installed, typed, drawn on a server and built');

  const portal = await serveFolder(dist);
  await walkThroughPortal(portal.url);
  portal.close();
  api.close();
  tell('the portal searches; pictures are in .tmp');
  console.log('packages: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.log('packages: 0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
