import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';

/** As the release makes it. */
const command = 'sbom --sbom-format cyclonedx --sbom-type application --prod --out .tmp/sbom.cdx.json';

interface Sbom {
  bomFormat: string;
  components: { group?: string; name: string; version: string }[];
}

test('the bill of materials names what production depends on, and nothing that only develops it', () => {
  const file = join(root, '.tmp/sbom.cdx.json');
  rmSync(file, { force: true });
  const { status, stderr } = spawnSync('pnpm', command.split(' '), { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);

  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
  expect(bomFormat).toBe('CycloneDX');
  const named = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  const needed = workspacePackages(root).flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  expect(needed).toContain('drizzle-orm');
  expect(needed.filter((name) => !named.includes(name))).toEqual([]);
  // What dependencies bring with them is there too, tools are not.
  expect(named).toContain('pg-protocol');
  expect(named).not.toContain('vitest');
});
