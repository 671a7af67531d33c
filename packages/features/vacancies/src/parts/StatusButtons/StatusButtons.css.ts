import { containers, featureStyle, media, track as strip, type, vars } from '@kasb/ui/theme';

const { color, corner, elevation, motion } = vars;

export const track = featureStyle({ ...strip, outline: 'none' });

const large = { minBlockSize: 38 };

export const button = featureStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 32,
  margin: 0,
  padding: '4px 6px',
  border: 0,
  borderRadius: `calc(${corner.md} - 3px)`,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  ...type.sm,
  fontWeight: 500,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:active': { background: color.pressed },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&:disabled': {
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: `${elevation[1]}, 0 0 0 1px ${color.borderStrong}`,
      cursor: 'default',
    },
  },
  '@container': { [containers.mobile]: large },
  '@media': {
    [media.touch]: large,
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: { '&:disabled': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
