import { containers, featureStyle, focusRing, media, vars } from '@kasb/ui/theme';

const { color, corner, motion } = vars;

/** Reads as the words that it holds until it is reached for. */
export const change = featureStyle([
  focusRing,
  {
    maxInlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: corner.xs,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    whiteSpace: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: `underline dotted ${color.borderStrong}`,
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `color ${motion.fast}`,
    selectors: { '&:hover': { color: color.accent, textDecorationColor: color.accent } },
    '@container': { [containers.mobile]: { minBlockSize: 44 } },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { textDecorationColor: 'ButtonText' },
    },
  },
]);
