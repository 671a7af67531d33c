import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportsOf, llmsOf, llmsOfAll } from './llms.ts';
import { workspacePackages } from './packages.ts';
import { root } from './paths.ts';

const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
/** The contract's was 40.1 KB once phones and limits of bodies were told; a tenth more. */
const mostBytes = 44 * 1024;
const blob = 'https://github.com/kasb-uz/kasb/blob/main/';
const deadLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].filter(([, to = '']) => !existsSync(join(root, to.replace(blob, ''))));

test('an export is told with the first sentence of its comment', () => {
  const api =
    '## @kasb/ui\n\n```ts\n/**\n * A `b; c` button; it is pressed. It has\n * tones.\n */\ndeclare function Button(): void;\ninterface Props {\n}\nexport {\n  Button,\n  type Props,\n};\n```\n';
  const names = [
    { name: 'Button', isType: false, sentence: 'A `b; c` button.' },
    { name: 'Props', isType: true, sentence: '' },
  ];
  expect(exportsOf(api)).toEqual([{ entry: '@kasb/ui', names }]);
});

test.each(published.map((one) => [one.manifest.name, one] as const))(
  '%s tells a machine all that it offers',
  (_, one) => {
    const text = llmsOf(root, one);
    const api = readFileSync(join(root, one.folder, 'api.md'), 'utf8');
    const exported = [...api.matchAll(/^export \{\n(.*?)^\};$/gms)].flatMap(
      ([, list = '']) => list.match(/\w+(?=,?\n)/g) ?? [],
    );
    expect(exported.length).toBeGreaterThan(0);
    const isTold = (name: string) => new RegExp(String.raw`^- ${name}\b`, 'm').test(text);
    const isTyped = (name: string) =>
      text.includes('type of a schema') && isTold(name[0]?.toLowerCase() + name.slice(1));
    expect(exported.filter((name) => !isTold(name) && !isTyped(name))).toEqual([]);
    expect(deadLinks(text)).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThan(mostBytes);
    expect(one.manifest).toMatchObject({ files: expect.arrayContaining(['api.md', 'llms.txt']) });
  },
);

test('that of all packages is written anew when one comes (node scripts/llms.ts)', () => {
  expect(readFileSync(join(root, 'llms.txt'), 'utf8')).toBe(llmsOfAll(root));
  expect(deadLinks(llmsOfAll(root))).toEqual([]);
});
