import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { contrast, resolveColor } from './colorMath.ts';
import { statusTones } from './tokens.ts';

// The pairs are read from the CSS that a page gets, with the derived colours computed as a browser does.
const names = ['light', 'dark', 'portal', 'portal dark'] as const;
const themes = Object.fromEntries(names.map((name) => [name, {}])) as Record<
  (typeof names)[number],
  Record<string, string>
>;

beforeAll(async () => {
  const entry = new URL('theme.css.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: { write: false, minify: false, cssMinify: false, lib: { entry, formats: ['es'] } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const css = output
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('\n');
  const base = variables(css, ':where([data-kasb-theme])');
  themes.light = base;
  themes.dark = { ...base, ...variables(css, ":where([data-kasb-theme='dark'])") };
  // The example portal of Storybook sets what it sets over ours.
  const portal = readFileSync(new URL('../../../../.storybook/preview.css', import.meta.url), 'utf8');
  const brand = variables(portal, "[data-brand='portal'] [data-kasb-theme]");
  themes.portal = { ...themes.light, ...brand };
  themes['portal dark'] = {
    ...themes.dark,
    ...brand,
    ...variables(portal, "[data-brand='portal'][data-theme='dark'] [data-kasb-theme]"),
  };
});

/** Custom properties of the plain blocks of one selector. */
function variables(css: string, selector: string): Record<string, string> {
  const blocks = css
    .split('}')
    .filter(
      (block) =>
        block.split('{').at(-2)?.trim().replaceAll('"', "'").endsWith(selector) &&
        !block.includes('@media') &&
        !block.includes('@container'),
    );
  const lines = blocks.flatMap((block) => [
    ...(block.split('{').at(-1) ?? '').matchAll(/--kasb-([\w-]+):\s*([^;]+);/g),
  ]);
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.trim()]));
}

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised'];
const softs = statusTones.map((tone) => `${tone}-soft`);
const mix = (base: string, percent: number, other: string) =>
  `color-mix(in oklab, var(--kasb-${base}) ${percent}%, var(--kasb-${other}))`;

// [least ratio, foreground, grounds]; a name is a variable, anything else a CSS colour.
const pairs: [number, string, string[]][] = [
  [4.5, 'text', [...grounds, 'accent-soft', ...softs, mix('surface', 96, 'text'), mix('surface', 91, 'text')]],
  [4.5, 'text-muted', [...grounds, 'accent-soft', ...softs]],
  [4.5, 'accent', [...grounds, ...softs]],
  [4.5, 'critical-on-soft', [...grounds, mix('critical-soft', 90, 'critical-solid')]],
  [4.5, 'positive-on-soft', ['page', 'surface', 'surface-raised']],
  [4.5, 'warning-on-soft', ['surface', 'surface-sunken']],
  [4.5, 'on-accent', ['accent', 'accent-hover', 'accent-pressed']],
  [4.5, 'on-accent-soft', ['accent-soft', 'surface', mix('accent-soft', 90, 'accent')]],
  // A chosen row of publishing, the words of a meter and of a reached limit, a list row under the pointer.
  [4.5, 'on-accent-soft', [mix('accent-soft', 60, 'surface-raised')]],
  [4.5, 'warning-on-soft', ['surface', 'surface-raised']],
  [4.5, 'caution-on-soft', ['surface', 'surface-raised']],
  [4.5, 'text-muted', [mix('accent-soft', 60, 'surface-raised'), mix('surface', 95, 'text')]],
  [4.5, 'on-highlight', ['highlight']],
  [4.5, 'on-panel', ['panel']],
  [4.5, 'on-panel-muted', ['panel']],
  [3, 'border-strong', grounds],
  [3, 'accent', ['accent-soft']],
  [3, 'highlight', ['panel']],
  ...statusTones.flatMap((tone): [number, string, string[]][] => [
    [4.5, `${tone}-on-soft`, [`${tone}-soft`]],
    [4.5, `${tone}-on-solid`, [`${tone}-solid`]],
    [3, `${tone}-solid`, [`${tone}-soft`, ...grounds]],
  ]),
  [4.5, 'critical-on-solid', [mix('critical-solid', 86, 'text'), mix('critical-solid', 74, 'text')]],
];

test.each(names)('every pair of the %s theme is readable', (name) => {
  const theme = themes[name];
  if (name.startsWith('portal')) expect(theme.accent).not.toBe(themes.light.accent);
  const color = (value: string) => resolveColor(/^[\w-]+$/.test(value) ? `var(--kasb-${value})` : value, theme);
  const checked = pairs.flatMap(([least, front, backs]) =>
    backs.map((back) => ({ pair: `${front} on ${back}`, least, ratio: contrast(color(front), color(back)) })),
  );
  expect(checked.length).toBeGreaterThan(95);
  expect(checked.filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
});
