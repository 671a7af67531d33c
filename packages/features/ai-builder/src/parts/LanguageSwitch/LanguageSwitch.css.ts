import { containers, featureStyle, focusRing, media, track as strip, type, vars } from '@kasb/ui/theme';

const { color, corner, elevation, motion } = vars;

export const track = featureStyle({ ...strip, display: 'inline-flex' });

export const language = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: 26,
    padding: '0 10px',
    border: 0,
    borderRadius: `max(0px, calc(${corner.md} - 3px))`,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    fontSize: type.xs.fontSize,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-pressed=true]': {
        background: color.surfaceRaised,
        boxShadow: `${elevation[1]}, 0 0 0 1px ${color.borderStrong}`,
        color: color.text,
      },
    },
    '@container': { [containers.mobile]: { minBlockSize: 38, minInlineSize: 44 } },
    '@media': {
      [media.touch]: { minBlockSize: 38, minInlineSize: 44 },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);
