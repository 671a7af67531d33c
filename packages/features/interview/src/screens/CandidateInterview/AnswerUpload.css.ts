import { featureStyle, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, corner, motion, space, status } = vars;

export const row = featureStyle({
  display: 'grid',
  gap: space[1],
  ...type.sm,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
});
export const state = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
});
export const check = featureStyle({ ...iconSize(16), color: status.positive.onSoft });
export const error = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: status.critical.onSoft,
});
export const track = featureStyle({
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: corner.full,
  background: color.surfaceSunken,
  outline: `1px solid ${color.border}`,
});
export const fill = featureStyle({
  blockSize: '100%',
  background: color.accent,
  transition: `inline-size ${motion.base}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
