import { keyframes } from '@vanilla-extract/css';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, elevation, height, motion, space } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

// React Aria places the popover by inline styles; a sheet stands at the bottom whatever they say.
const sheet = {
  inset: 'auto 0 0 0 !important',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: '70dvh !important',
  borderRadius: `${corner.xl} ${corner.xl} 0 0`,
  borderWidth: '1px 0 0',
  paddingBlockEnd: 'max(6px, env(safe-area-inset-bottom))',
  boxShadow: `0 0 0 100vmax ${color.scrim}`,
  animationName: rise,
  animationDuration: motion.slow,
} as const;

export const popover = component({
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(420px, calc(100vw - 32px))',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceRaised,
  boxShadow: elevation[2],
  outline: 'none',
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  '@container': { [containers.mobile]: sheet },
  '@media': {
    [media.touch]: sheet,
    [media.reducedMotion]: { animation: `${fade} 80ms` },
  },
});

export const list = component({ display: 'block', overflow: 'auto', padding: 6, outline: 'none' });

export const option = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: height.row,
  padding: '7px 10px',
  borderRadius: corner.sm,
  color: color.text,
  ...type.body,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    '&[data-selected]': { fontWeight: 500 },
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
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

export const check = component({ display: 'contents' });
componentGlobal(`${check} > svg`, { ...iconSize(18), color: color.accent });

export const note = component({ padding: '9px 10px', color: color.textMuted, ...type.sm });
