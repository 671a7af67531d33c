import { createVar, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, motion, space, status } = vars;
const grow = keyframes({ from: { inlineSize: 0 } });

/** Where along the scale: a share as `32%`. */
export const place = createVar();

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const size = componentVariants({ sm: { gap: 5 }, md: { gap: space[2] } });

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  ...type.sm,
});
export const label = component({ fontWeight: 500 });
export const score = component({ fontWeight: 500 });
export const result = component({ display: 'flex', alignItems: 'baseline', gap: space[2], whiteSpace: 'nowrap' });
export const number = component({ fontSize: 22, lineHeight: '28px', fontWeight: 600 });
export const words = component({ color: color.textMuted, textTransform: 'lowercase' });

export const track = component({
  position: 'relative',
  borderRadius: 5,
  background: `color-mix(in oklab, ${color.text} 9%, transparent)`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const thickness = componentVariants({ sm: { blockSize: 8 }, md: { blockSize: 10 } });

export const fill = component({
  blockSize: '100%',
  inlineSize: place,
  borderRadius: 5,
  animation: `${grow} ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

const forced = { '@media': { [media.forcedColors]: { background: 'Highlight' } } };
export const solid = componentVariants({
  critical: { background: status.critical.solid, ...forced },
  warning: { background: status.warning.solid, ...forced },
  caution: { background: status.caution.solid, ...forced },
  positive: { background: status.positive.solid, ...forced },
});
export const text = componentVariants({
  critical: { color: status.critical.onSoft },
  warning: { color: status.warning.onSoft },
  caution: { color: status.caution.onSoft },
  positive: { color: status.positive.onSoft },
});

export const tick = component({
  position: 'absolute',
  insetBlock: -3,
  insetInlineStart: place,
  inlineSize: 2,
  background: color.surfaceRaised,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const scale = component({ position: 'relative', blockSize: 16, color: color.textMuted, ...type.cap });
export const mark = component({
  position: 'absolute',
  insetInlineStart: place,
  inlineSize: 40,
  marginInlineStart: -20,
  textAlign: 'center',
});
componentGlobal(`${mark}:first-child`, { marginInlineStart: 0, textAlign: 'start' });
componentGlobal(`${mark}:last-child`, { marginInlineStart: -40, textAlign: 'end' });
