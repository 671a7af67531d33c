import { featureStyle, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const ways = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const gear = featureStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  // Its picture ends where the rows below do.
  marginInlineEnd: -10,
  borderRadius: corner.md,
  color: color.textMuted,
  '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  },
});
