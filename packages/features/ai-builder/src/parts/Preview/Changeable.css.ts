import { containers, featureStyle, focusRing, media, vars } from '@kasb/ui/theme';

const { color, corner, motion } = vars;

// The first line stays where a mark beside it can find it, however many there are.
const forFinger = { paddingBlock: 'calc((44px - 1lh) / 2)' };

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
    '@container': { [containers.mobile]: forFinger },
    '@media': {
      [media.touch]: forFinger,
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { textDecorationColor: 'ButtonText' },
    },
  },
]);
