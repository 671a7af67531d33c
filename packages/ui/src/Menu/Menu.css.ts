import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, elevation, height, motion, status } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const menu = component({
  boxSizing: 'border-box',
  minInlineSize: 200,
  maxInlineSize: 'min(420px, calc(100vw - 32px))',
  padding: 6,
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceRaised,
  boxShadow: elevation[2],
  outline: 'none',
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} 80ms` } },
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: height.row,
  padding: '8px 10px',
  borderRadius: corner.sm,
  color: color.text,
  ...type.nav,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-tone=critical]': { color: status.critical.onSoft },
    '&[data-focused]': { background: color.hover },
    '&[data-pressed]': { background: color.pressed },
    '&[data-tone=critical][data-focused]': { background: status.critical.soft },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    '&[data-disabled]': { color: `color-mix(in oklab, ${color.textMuted} 72%, transparent)`, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const separator = component({
  blockSize: 1,
  margin: '6px 0',
  border: 0,
  background: color.border,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

componentGlobal(`${item} > svg`, iconSize(18));
