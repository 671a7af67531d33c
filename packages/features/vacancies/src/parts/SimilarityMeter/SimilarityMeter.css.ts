import { featureGlobal, featureStyle, featureVariants, media, type, vars } from '@kasb/ui/theme';
import { createVar, keyframes } from '@vanilla-extract/css';

const { color, motion, space, status } = vars;
const grow = keyframes({ from: { inlineSize: 0 } });

/** Where along the scale: a share as `32%`. */
export const place = createVar();

export const root = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const size = featureVariants({ sm: { gap: 5 }, md: { gap: space[2] } });

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  ...type.sm,
});
export const label = featureStyle({ fontWeight: 500 });
export const score = featureStyle({ fontWeight: 500 });
export const result = featureStyle({ display: 'flex', alignItems: 'baseline', gap: space[2], whiteSpace: 'nowrap' });
export const number = featureStyle({ ...type.figure, fontWeight: 600 });
export const words = featureStyle({ color: color.textMuted, textTransform: 'lowercase' });

export const track = featureStyle({
  position: 'relative',
  borderRadius: 5,
  background: `color-mix(in oklab, ${color.text} 9%, transparent)`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const thickness = featureVariants({ sm: { blockSize: 8 }, md: { blockSize: 10 } });

export const fill = featureStyle({
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
export const solid = featureVariants({
  critical: { background: status.critical.solid, ...forced },
  warning: { background: status.warning.solid, ...forced },
  caution: { background: status.caution.solid, ...forced },
  positive: { background: status.positive.solid, ...forced },
});
export const text = featureVariants({
  critical: { color: status.critical.onSoft },
  warning: { color: status.warning.onSoft },
  caution: { color: status.caution.onSoft },
  positive: { color: status.positive.onSoft },
});

export const tick = featureStyle({
  position: 'absolute',
  insetBlock: -3,
  insetInlineStart: place,
  inlineSize: 2,
  background: color.surfaceRaised,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const scale = featureStyle({ position: 'relative', blockSize: 16, color: color.textMuted, ...type.cap });
export const mark = featureStyle({
  position: 'absolute',
  insetInlineStart: place,
  inlineSize: 40,
  marginInlineStart: -20,
  textAlign: 'center',
});
featureGlobal(`${mark}:first-child`, { marginInlineStart: 0, textAlign: 'start' });
featureGlobal(`${mark}:last-child`, { marginInlineStart: -40, textAlign: 'end' });
