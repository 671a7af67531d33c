import { containers, featureStyle, featureVariants, focusRing, media, type, vars } from '@kasb/ui/theme';

const { color, corner, motion, space, status } = vars;

export const still = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  padding: `14px ${space[4]}`,
  color: color.text,
});
export const row = featureStyle([
  still,
  focusRing,
  {
    textDecoration: 'none',
    transition: `background ${motion.fast}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&:active': { background: color.pressed },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

const tile = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: corner.md,
} as const;
const toned = (tone: 'positive' | 'warning' | 'critical' | 'info') => ({
  ...tile,
  background: status[tone].soft,
  color: status[tone].onSoft,
});
export const mark = featureVariants({
  neutral: { ...tile, background: color.surfaceSunken, color: color.textMuted },
  positive: toned('positive'),
  warning: toned('warning'),
  critical: toned('critical'),
  info: toned('info'),
});

export const text = featureStyle({ display: 'grid', flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
export const title = featureStyle({ ...type.sm, fontWeight: 500, overflowWrap: 'anywhere', textWrap: 'pretty' });
// What people wrote may be long: the page that it leads to has all of it.
export const about = featureStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  ...type.sm,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const dot = featureStyle({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 6,
  borderRadius: corner.full,
  background: color.highlight,
  '@container': { [containers.mobile]: { marginInlineEnd: 2 } },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
