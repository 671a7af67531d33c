import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { grownExports, linesOf, measureExports, readSizes, withoutSizes, writeSizes } from './exportSizes.ts';
import type { ExportSizes } from './exportSizes.ts';
import { root } from './paths.ts';

// In the workspace, since what a package depends on is found from where it lies.
const folder = mkdtempSync(join(root, 'packages', 'kit', 'node_modules', 'sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'dist'));
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
/** Some hundred bytes that gzip cannot make much smaller. */
const words = Array.from({ length: 200 }, (_, index) => ((index * 7919) % 46_656).toString(36));

const size = (bytes: number, ...modules: string[]) => ({ bytes, later: 0, modules });
const before: ExportSizes = { '@kasb/ui': { Button: size(1000, 'Button/Button'), Page: size(40_000, 'Page/Page') } };

const manifest = {
  name: '@kasb/small',
  dependencies: { '@kasb/ui': 'workspace:^' },
  peerDependencies: { react: '>=19' },
  publishConfig: { exports: { '.': { default: './dist/index.js' }, './styles.css': './dist/styles.css' } },
};
const built = { folder: relative(root, folder), kind: 'kit', manifest } as const;

test('an export is what it takes of its package, at once and later, without peers and our other packages', async () => {
  write('package.json', '{ "sideEffects": false }');
  write(
    'dist/index.js',
    `import { Card as Box } from "./Card.js";
import { memo } from "react";
const unit = "KiB";
const later = (part) => memo(part);
export { Box, later, unit };
export { menu as list } from "./menu.js";
`,
  );
  write(
    'dist/Card.js',
    'import { jsx } from "react/jsx-runtime";\nimport { Button } from "@kasb/ui";\nimport * as words from "./words.js";\nconst Card = () => jsx(Button, { words, onPress: () => import("./menu.js") });\nexport { Card };\n',
  );
  write('dist/words.js', `const words = ${JSON.stringify(words)};\nexport { words };\n`);
  write('dist/menu.js', `const menu = ${JSON.stringify(words.toReversed())};\nexport { menu };\n`);
  const { Box, list, unit } = (await measureExports([built]))['@kasb/small'] ?? {};
  expect(Box?.modules).toEqual(['@kasb/ui', 'Card', 'react', 'words']);
  expect(Box?.bytes).toBeGreaterThan(500);
  expect(Box?.bytes).toBeLessThan(3000);
  expect(Box?.later).toBeGreaterThan(500);
  expect(list).toEqual({ bytes: expect.any(Number) as number, later: 0, modules: ['menu'] });
  expect(unit).toEqual({ bytes: expect.any(Number) as number, later: 0, modules: ['index'] });
  expect(unit?.bytes).toBeLessThan(100);
});

test('what browsers do not load is not measured', async () => {
  expect(await measureExports([{ ...built, kind: 'conformance' }])).toEqual({});
  expect(await measureExports([{ ...built, manifest: { ...manifest, private: true } }])).toEqual({});
});

test('what is kept is read as it was written, and told by a line for each export', () => {
  const sizes: ExportSizes = { '@kasb/ui': { Page: { bytes: 2048, later: 512, modules: ['Page/Page', 'react'] } } };
  expect(readSizes(writeSizes(sizes))).toEqual(sizes);
  expect(linesOf(sizes['@kasb/ui'])).toBe('- `Page`: 2.00 KiB, 0.50 later\n');
});

test('sizes alone are no change of what a package offers', () => {
  const api = (bytes: number) => `## @kasb/ui\n\n${linesOf({ Page: size(bytes) })}\n\`\`\`ts\ndeclare const Page;\n`;
  expect(withoutSizes(api(2048))).toBe(withoutSizes(api(9000)));
  expect(withoutSizes(api(2048))).toContain('declare const Page;');
});

test('an export that grew by more than a twentieth or by a KiB is told, with the modules that came', () => {
  const now = {
    '@kasb/ui': {
      Button: size(1060, 'Button/Button', 'Tooltip/Tooltip', 'lucide-react'),
      Page: size(41_100, 'Page/Page'),
      Card: size(9000),
    },
  };
  expect(grownExports(before, now)).toEqual([
    '@kasb/ui Button: 0.98 KiB, now 1.04 (+0.06), with Tooltip/Tooltip, lucide-react',
    '@kasb/ui Page: 39.06 KiB, now 40.14 (+1.07), with no new module',
  ]);
});

test('an export that grew a little, or shrank, is not told', () => {
  expect(grownExports(before, { '@kasb/ui': { Button: size(1045, 'x'), Page: size(40_900, 'x') } })).toEqual([]);
  expect(grownExports(before, { '@kasb/ui': { Button: size(10), Page: size(20) } })).toEqual([]);
});
