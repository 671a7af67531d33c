import { create } from 'storybook/theming';
import { mark } from '../packages/ui/src/Logo/mark.ts';
import { brand, dark, light } from '../packages/ui/src/theme/tokens.ts';

type Colors = typeof light.color;

const logo = (color: Colors) =>
  `<span style="display:inline-flex;align-items:center;gap:8px;color:${color.text};font-size:18px;font-weight:650">` +
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">' +
  `<path d="${mark.star}" fill="${color.accent}"/>` +
  `<path d="${mark.knot}" fill="none" stroke="${color.onAccent}" stroke-width="1.4"/>` +
  `<circle cx="16" cy="16" r="2.3" fill="${color.highlight}"/></svg>Kasb</span>`;

const themeOf = (base: 'light' | 'dark', color: Colors) =>
  create({
    base,
    brandTitle: logo(color),
    // The first page of the site, in place of Storybook's own.
    brandUrl: './',
    brandTarget: '_self',
    fontBase: brand.font,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.accentSoft,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    buttonBg: color.surface,
    buttonBorder: color.border,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });

/** Storybook in the colours of the house, light or dark as the device prefers. */
export const reviewTheme = () =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches
    ? themeOf('dark', dark.color)
    : themeOf('light', light.color);
