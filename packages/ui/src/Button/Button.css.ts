import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { control, iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, motion, status, elevation } = vars;
const hovered = '&[data-hovered]';
const pressed = '&:is([data-pressed], [aria-expanded=true])';

export const button = component([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    margin: 0,
    border: '1px solid transparent',
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontWeight: 500,
    lineHeight: type.sm.lineHeight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
]);

export const variant = componentVariants({
  primary: {
    background: color.accent,
    color: color.onAccent,
    boxShadow: `inset 0 1px 0 color-mix(in srgb, white 10%, transparent), ${elevation[1]}`,
    selectors: { [hovered]: { background: color.accentHover }, [pressed]: { background: color.accentPressed } },
  },
  secondary: {
    background: color.surface,
    borderColor: color.outline,
    boxShadow: elevation[1],
    selectors: {
      [hovered]: { background: `color-mix(in oklab, ${color.surface}, ${color.text} 4%)` },
      [pressed]: { background: `color-mix(in oklab, ${color.surface}, ${color.text} 9%)` },
    },
  },
  tinted: {
    background: color.accentSoft,
    color: color.onAccentSoft,
    selectors: {
      [hovered]: { background: `color-mix(in oklab, ${color.accentSoft}, ${color.accent} 10%)` },
      [pressed]: { background: `color-mix(in oklab, ${color.accentSoft}, ${color.accent} 18%)` },
    },
  },
  quiet: { selectors: { [hovered]: { background: color.hover }, [pressed]: { background: color.pressed } } },
  'accent-quiet': {
    color: color.accent,
    selectors: {
      [hovered]: { background: color.accentSoft },
      [pressed]: { background: `color-mix(in oklab, ${color.accentSoft}, ${color.accent} 10%)` },
    },
  },
  danger: {
    background: status.critical.solid,
    color: status.critical.onSolid,
    selectors: {
      [hovered]: { background: `color-mix(in oklab, ${status.critical.solid} 86%, ${color.text})` },
      [pressed]: { background: `color-mix(in oklab, ${status.critical.solid} 74%, ${color.text})` },
    },
  },
  'danger-quiet': {
    color: status.critical.onSoft,
    selectors: {
      [hovered]: { background: status.critical.soft },
      [pressed]: { background: `color-mix(in oklab, ${status.critical.soft}, ${status.critical.solid} 10%)` },
    },
  },
});

// After the variants: a disabled button looks the same in all of them.
export const isDisabled = component({
  selectors: {
    '&[data-disabled]': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: `color-mix(in oklab, ${color.textMuted} 72%, transparent)`,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const size = componentVariants({
  sm: {
    ...control.sm,
    padding: '4px 11px',
    gap: 6,
    '@container': { [containers.mobile]: { fontSize: control.md.fontSize } },
  },
  md: { ...control.md, padding: '4px 16px', gap: 8 },
  lg: { ...control.lg, padding: '4px 22px', gap: 8 },
});

// The spinner takes the place of padding, so that the button keeps its width while it waits.
export const waiting = componentVariants({
  sm: { paddingInline: 2, gap: 4 },
  md: { paddingInline: 6, gap: 6 },
  lg: { paddingInline: 12, gap: 6 },
});

export const isFullWidth = component({ inlineSize: '100%' });
export const icon = component({ display: 'contents' });
export const label = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

componentGlobal(`${icon} svg`, iconSize(18));
componentGlobal(`${size.sm} ${icon} svg`, iconSize(16));
// A spinner has the size of the icon it stands for, 14 px where there is none.
componentGlobal(`${icon} > span`, { inlineSize: 18, blockSize: 18 });
componentGlobal(`${size.sm} ${icon} > span`, { inlineSize: 16, blockSize: 16 });
for (const className of Object.values(waiting))
  componentGlobal(`${className} ${icon} > span`, { inlineSize: 14, blockSize: 14 });
