import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { containers, media } from './containers.ts';
import { derivedVars, publicVars } from './contract.css.ts';
import { girihImage } from './girih.ts';
import { layers } from './layers.css.ts';
import { brand, dark, light } from './tokens.ts';

// Zero specificity: whatever a host writes for [data-kasb-theme] wins, layered or not.
const root = ':where([data-kasb-theme])';
const token = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

const { color, radius, density, shadow, shadowStrength } = publicVars;
const mix = (base: string, percent: number, other: string) => `color-mix(in oklab, ${base} ${percent}%, ${other})`;
const ink = (opacity: number) => `hsl(${shadow} / calc(${opacity} * ${shadowStrength}))`;
const height = (pixels: number) => `calc(${pixels}px * ${density})`;
const darkRule = {
  colorScheme: 'dark',
  vars: assignVars({ color: publicVars.color, status: publicVars.status, shadow, shadowStrength }, dark),
};
const largeTargets = {
  vars: { [derivedVars.height.sm]: '44px', [derivedVars.height.md]: '44px', [derivedVars.height.row]: '48px' },
};

token(root, { colorScheme: 'light', vars: assignVars(publicVars, { ...brand, ...light }) });
token(":where([data-kasb-theme='dark'])", darkRule);
token(":where([data-kasb-theme=''], [data-kasb-theme='auto'])", {
  '@media': { '(prefers-color-scheme: dark)': darkRule },
});

token(root, {
  vars: assignVars(derivedVars, {
    color: {
      accentHover: mix(color.accent, 86, color.text),
      accentPressed: mix(color.accent, 74, color.text),
      hover: mix(color.text, 5, 'transparent'),
      pressed: mix(color.text, 9, 'transparent'),
      outline: mix(color.borderStrong, 55, color.border),
    },
    corner: {
      xs: `calc(${radius} * .5)`,
      sm: `calc(${radius} * .75)`,
      md: radius,
      lg: `calc(${radius} * 1.5)`,
      xl: `calc(${radius} * 2)`,
      full: '999px',
    },
    height: { sm: height(32), md: height(40), lg: height(48), row: height(36) },
    space: {
      1: '4px',
      2: '8px',
      3: '12px',
      4: '16px',
      5: '20px',
      6: '24px',
      8: '32px',
      10: '40px',
      12: '48px',
      16: '64px',
    },
    elevation: {
      1: `0 1px 2px ${ink(0.06)}`,
      2: `0 2px 4px ${ink(0.05)}, 0 8px 24px ${ink(0.1)}`,
      3: `0 4px 8px ${ink(0.06)}, 0 24px 64px ${ink(0.2)}`,
    },
    motion: {
      fast: '120ms',
      base: '180ms',
      slow: '260ms',
      easeOut: 'cubic-bezier(.2, .7, .2, 1)',
      easeIn: 'cubic-bezier(.5, 0, .9, .4)',
      easeMove: 'cubic-bezier(.4, 0, .1, 1)',
    },
    inputSize: '15px',
    girih: girihImage,
  }),
  // An input of 16 px is not zoomed into by iOS.
  '@media': { [media.touch]: { vars: { ...largeTargets.vars, [derivedVars.inputSize]: '16px' } } },
});
// A container cannot query itself: its children, and themes nested in it, take the mobile heights.
token(`${root} > *, ${root}`, { '@container': { [containers.mobile]: largeTargets } });

token(':where([data-kasb-theme], [data-kasb-theme] *)', { boxSizing: 'border-box' });
token(':where([data-kasb-theme] *)::before, :where([data-kasb-theme] *)::after', { boxSizing: 'border-box' });
