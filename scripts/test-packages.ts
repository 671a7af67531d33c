import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiChanges, apiReports } from './lib/apiReport.ts';
import { copyExample, followReadme, packagesOf } from './lib/examples.ts';
import { serveFakeApi } from './lib/fakeApi.ts';
import { walkThroughNext } from './lib/nextJourney.ts';
import { faultyPackages, packPackages } from './lib/packed.ts';
import type { Packed } from './lib/packed.ts';
import { root } from './lib/paths.ts';
import { walkThroughPortal } from './lib/portalJourney.ts';
import { faultsOf, rehearseRelease, nameRegistry } from './lib/rehearsal.ts';
import { serveScopeRegistry } from './lib/scopeRegistry.ts';
import { untoldHere } from './lib/toldChanges.ts';

// node scripts/test-packages.ts [vite|next|release]
// Packs the published packages, compares what they offer, and lets another portal use them as a registry would deliver
// them: that of examples/vite. By name only one of the examples is built, of what it needs; `release` publishes all of
// them to a registry of this machine, as the release workflow would, and installs the portal from there.
const folder = mkdtempSync(join(tmpdir(), 'kasb-packages-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function checkPackages(packed: Packed[]) {
  const changes = apiChanges(await apiReports());
  if (changes.length > 0) {
    throw new Error(`run \`pnpm api\`, look at the change, and tell it in a changeset:\n${changes.join('\n')}`);
  }
  const untold = untoldHere(root);
  if (untold.length > 0) throw new Error(`no changeset tells what ${untold.join(', ')} offers now (pnpm changeset)`);
  tell('the packages offer what their api.md say, and changesets tell what is new');

  const faulty = await faultyPackages(packed);
  if (faulty.length > 0) throw new Error(`publint or attw found problems in ${faulty.join(', ')}`);
  tell('publint and attw are content');
}

async function tryVite(packed: Packed[]) {
  const home = join(folder, 'vite');
  copyExample('vite', home, packed);
  const api = await serveFakeApi();
  const portal = await followReadme(home, { VITE_API: api.url });
  tell('the portal of examples/vite is installed, typed and built as its README says');
  const onServer = 'drawOnServer.mjs';
  cpSync(join(root, 'scripts/fixtures', onServer), join(home, onServer));
  execFileSync(process.execPath, [onServer], { cwd: home, stdio: 'inherit' });
  await walkThroughPortal(portal.url);
  portal.close();
  api.close();
  tell('it is drawn on a server, and searches; pictures are in .tmp');
}

async function tryRelease() {
  const registry = await serveScopeRegistry();
  const names = await rehearseRelease(folder, registry);
  const faults = faultsOf(names, registry.packuments);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  tell(`versioned and published ${names.length} packages`);
  const home = join(folder, 'vite');
  copyExample('vite', home, []);
  nameRegistry(home, registry);
  const api = await serveFakeApi();
  const portal = await followReadme(home, { VITE_API: api.url });
  await walkThroughPortal(portal.url);
  portal.close();
  api.close();
  registry.close();
  tell('the portal of examples/vite is installed from the registry, built, and searches');
}

async function tryNext(packed: Packed[]) {
  const home = join(folder, 'next');
  copyExample('next', home, packed);
  const api = await serveFakeApi();
  const portal = await followReadme(home, { KASB_API: api.url });
  tell('the portal of examples/next is installed, typed and built as its README says');
  await walkThroughNext(portal.url);
  portal.close();
  api.close();
  tell('its list is in the HTML, and goes on in the browser; pictures are in .tmp');
}

async function tryPacked(only: string | undefined) {
  const packed = await packPackages(folder, only === undefined ? undefined : packagesOf(only));
  tell(`packed ${packed.map(({ name }) => name).join(', ')}`);
  if (!only) await checkPackages(packed);
  await (only === 'next' ? tryNext : tryVite)(packed);
}

try {
  const [only] = process.argv.slice(2);
  if (only === 'release') await tryRelease();
  else await tryPacked(only);
  console.log('packages: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.log('packages: 0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
