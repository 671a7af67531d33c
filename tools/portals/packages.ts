import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseOf, changedPaths } from '../../scripts/lib/changed.ts';
import { root } from '../../scripts/lib/paths.ts';
import { apiChanges, apiReports } from './apiReport.ts';
import { copyExample, followReadme, followText, packagesOf } from './examples.ts';
import { serveFakeApi } from './fakeApi.ts';
import { walkThroughNext } from './nextJourney.ts';
import { faultyPackages, heavyPackages, packPackages } from './packed.ts';
import type { Packed } from './packed.ts';
import { walkThroughGuide, walkThroughPortal } from './portalJourney.ts';
import { compileReadmes } from './readmes.ts';
import { nameRegistry, publishPacked, rehearseRelease } from './rehearsal.ts';
import { serveScopeRegistry } from './scopeRegistry.ts';

// pnpm test packages [gate|rest|vite|next|guide|readmes|release]
// Packs the published packages, compares what they offer, and lets another portal use them as a registry would deliver
// them: that of examples/vite. By name only one of the examples is built, of what it needs, and as `gate` compared with
// their api.md; `rest` is all but the portal; `release` publishes all of
// them to a registry of this machine, as the release workflow would, and installs the portal from there.
const folder = mkdtempSync(join(tmpdir(), 'kasb-packages-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function compareApi(packed: Packed[]) {
  const names = packed.map(({ name }) => name);
  const changes = apiChanges(await apiReports(names));
  if (changes.length > 0) {
    throw new Error(`run \`pnpm gen api\`, look at the change, and add it to the CHANGELOG:\n${changes.join('\n')}`);
  }
  tell('the packages offer what their api.md say');
}

async function checkPackages(packed: Packed[]) {
  await compareApi(packed);
  const paths = changedPaths(root, baseOf(root));
  const untold = paths.filter(
    (path) => path.endsWith('/api.md') && !paths.includes(path.replace(/api\.md$/, 'CHANGELOG.md')),
  );
  if (untold.length > 0) throw new Error(`changed without a line in the CHANGELOG beside it: ${untold.join(', ')}`);
  tell('CHANGELOGs name what is new');

  const heavy = heavyPackages(packed);
  if (heavy.length > 0) throw new Error(`larger than 330 KiB: ${heavy.join(', ')}`);
  const faulty = await faultyPackages(packed);
  if (faulty.length > 0) throw new Error(`publint or attw found problems in ${faulty.join(', ')}`);
  tell('publint and attw are content, and no tarball is heavy');
}

function tryReadmes(packed: Packed[]) {
  const count = compileReadmes(join(folder, 'readmes'), packed);
  tell(`the ${count} blocks of the READMEs compile against the packages`);
}

async function tryVite(packed: Packed[]) {
  const home = join(folder, 'vite');
  copyExample('vite', home, packed);
  const api = await serveFakeApi();
  const portal = await followReadme(home, { VITE_API: api.url });
  tell('the portal of examples/vite is installed, typed and built as its README says');
  const onServer = 'drawOnServer.mjs';
  cpSync(join(root, 'tools/portals/fixtures', onServer), join(home, onServer));
  execFileSync(process.execPath, [onServer], { cwd: home, stdio: 'inherit' });
  await walkThroughPortal(portal.url);
  portal.close();
  api.close();
  tell('it is drawn on a server, and searches; pictures are in .tmp');
}

/** In an empty folder, what docs/portal.md tells, with the packages from a registry of this machine. */
async function tryGuide(packed: Packed[]) {
  const home = join(folder, 'guide');
  mkdirSync(home);
  const registry = await serveScopeRegistry();
  nameRegistry(home, registry);
  await publishPacked(home, packed);
  const api = await serveFakeApi();
  const guide = readFileSync(join(root, 'docs/portal.md'), 'utf8');
  const began = performance.now();
  // What was published a moment ago has no age yet.
  const settings = { VITE_API: api.url, pnpm_config_minimum_release_age: '0', pnpm_config_prefer_offline: 'true' };
  const portal = await followText(guide, home, settings);
  await walkThroughGuide(portal.url);
  const seconds = (performance.now() - began) / 1000;
  portal.close();
  api.close();
  registry.close();
  tell(`from nothing to a mounted search by docs/portal.md: ${seconds.toFixed(1)} s of its ten minutes are waiting`);
}

async function tryRelease() {
  const registry = await serveScopeRegistry();
  const faults = await rehearseRelease(folder, registry);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  tell(`versioned and published ${registry.packuments.size} packages, as next and as latest`);
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
  const isAll = only === undefined || only === 'rest' || only === 'readmes';
  const packed = await packPackages(isAll ? undefined : packagesOf(only === 'next' ? only : 'vite'));
  tell(`packed ${packed.map(({ name }) => name).join(', ')}`);
  if (only === 'gate') await compareApi(packed);
  if (only === undefined || only === 'rest') await checkPackages(packed);
  if (isAll) tryReadmes(packed);
  if (only === 'readmes' || only === 'rest') return;
  if (only === 'next') return tryNext(packed);
  if (only === 'guide') return tryGuide(packed);
  await tryVite(packed);
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
