import { featureGlobal, featureStyle, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, corner, motion } = vars;
const selected = '&:has(:checked)';

export const group = featureStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 6 });

export const vote = featureStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 1,
  minBlockSize: 52,
  padding: '7px 4px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  color: color.textMuted,
  fontWeight: 500,
  ...type.xs,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    [selected]: { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        [selected]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});
featureGlobal(`${vote} svg`, { ...iconSize(18), marginBlock: 1 });

// The real radio lies over all but its word, unseen: who presses the word presses the label.
featureGlobal(`${vote} > span`, { position: 'relative' });
export const input = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
