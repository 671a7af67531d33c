import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, elevation, motion, space } = vars;
const fall = keyframes({ from: { transform: 'translateY(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  animation: `${fade} ${motion.base} ${motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animationDuration: '80ms' } },
});

export const sheet = component({
  maxBlockSize: '100dvh',
  overflow: 'auto',
  borderRadius: `0 0 ${corner.xl} ${corner.xl}`,
  background: color.surfaceRaised,
  boxShadow: elevation[3],
  color: color.text,
  animation: `${fall} ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});
export const dialog = component({ outline: 'none' });

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: 56,
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const group = component({ display: 'grid', padding: space[2] });

export const item = component([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 48,
    padding: '8px 12px',
    border: 0,
    borderRadius: corner.md,
    background: 'none',
    color: color.text,
    font: 'inherit',
    ...type.h3,
    letterSpacing: 'normal',
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-hovered]': { background: color.hover },
      '&[data-pressed]': { background: color.pressed },
      '&[aria-current]': { background: color.accentSoft, color: color.onAccentSoft, fontWeight: 500 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  },
]);
componentGlobal(`${item} > svg`, { ...iconSize(18), color: color.textMuted });
componentGlobal(`${item}[aria-current] > svg`, { color: 'inherit' });

export const person = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border}`,
});
export const name = component({ display: 'grid', minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' });
export const detail = component({ color: color.textMuted, ...type.xs, fontWeight: 400 });
export const own = component({ display: 'grid', padding: `0 ${space[2]} ${space[3]}` });
