import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseOf, changedPaths } from '../../scripts/lib/changed.ts';
import { root } from '../../scripts/lib/paths.ts';
import { apiChanges, apiReports } from './apiReport.ts';
import { copyExample, followReadme, followText, nameTarballs, packagesOf } from './examples.ts';
import { serveFakeApi } from './fakeApi.ts';
import { walkThroughNext } from './nextJourney.ts';
import { faultyPackages, heavyPackages, packPackages } from './packed.ts';
import type { Packed } from './packed.ts';
import { walkThroughGuide, walkThroughPortal } from './portalJourney.ts';
import { compileReadmes } from './readmes.ts';

// pnpm test packages [gate|rest|vite|next|guide|readmes|release]
// Packs the published packages, compares what they offer, and lets another portal use them as a registry would deliver
// them: that of examples/vite. By name only one of the examples is built, of what it needs, and as `gate` compared with
// their api.md; `rest` is all but the portal; `release` installs all of them beside each other.
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
  const paths = changedPaths(root, baseOf(root));
  const untold = paths.filter(
    (path) => path.endsWith('/api.md') && !paths.includes(path.replace(/api\.md$/, 'CHANGELOG.md')),
  );
  if (untold.length > 0) throw new Error(`changed without a line in the CHANGELOG beside it: ${untold.join(', ')}`);
  tell('CHANGELOGs name what is new');
}

async function checkPackages(packed: Packed[]) {
  await compareApi(packed);

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

/** In an empty folder, what docs/portal.md tells. */
async function tryGuide(packed: Packed[]) {
  const home = join(folder, 'guide');
  mkdirSync(home);
  nameTarballs(home, packed);
  const api = await serveFakeApi();
  const guide = readFileSync(join(root, 'docs/portal.md'), 'utf8');
  const began = performance.now();
  const portal = await followText(guide, home, { VITE_API: api.url });
  await walkThroughGuide(portal.url);
  const seconds = (performance.now() - began) / 1000;
  portal.close();
  api.close();
  tell(`from nothing to a mounted search by docs/portal.md: ${seconds.toFixed(1)} s of its ten minutes are waiting`);
}

/** Installs all packages beside each other, as a release would bring them. */
function tryRelease(packed: Packed[]) {
  const home = join(folder, 'all');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  nameTarballs(home, packed);
  const peers = ['react', 'react-dom', 'react-aria-components', 'swr', 'msw'];
  execFileSync('pnpm', ['add', ...peers, ...packed.map(({ name }) => name)], { cwd: home, stdio: 'inherit' });
  const faulty = packed.flatMap(({ name }) => {
    const manifest = readFileSync(join(home, 'node_modules', name, 'package.json'), 'utf8');
    return /"(?:workspace|catalog|link):|\/src\//.test(manifest.replace(/"repository"[^}]*\}/, '')) ? [name] : [];
  });
  if (faulty.length > 0) throw new Error(`only this workspace can resolve ${faulty.join(', ')}`);
  tell(`all ${packed.length} packages are installed beside each other`);
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
  const isAll = only === undefined || only === 'rest' || only === 'readmes' || only === 'release';
  const packed = await packPackages(isAll ? undefined : packagesOf(only === 'next' ? only : 'vite'));
  tell(`packed ${packed.map(({ name }) => name).join(', ')}`);
  if (only === 'gate') await compareApi(packed);
  if (only === undefined || only === 'rest') await checkPackages(packed);
  if (only === 'release') return tryRelease(packed);
  if (isAll) tryReadmes(packed);
  if (only === 'readmes' || only === 'rest') return;
  if (only === 'next') return tryNext(packed);
  if (only === 'guide') return tryGuide(packed);
  await tryVite(packed);
}

try {
  const [only] = process.argv.slice(2);
  await tryPacked(only);
  console.log('packages: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.log('packages: 0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
