import { containers, featureStyle, focusRing, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, corner, motion, space } = vars;

// The place of the pill while it is asked for, so that nothing jumps.
export const room = featureStyle({ blockSize: 30, '@container': { [containers.mobile]: { blockSize: 44 } } });

export const root = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'center',
  maxInlineSize: '100%',
});

export const summary = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    padding: '6px 12px',
    border: 0,
    borderRadius: corner.full,
    background: color.surfaceSunken,
    color: color.textMuted,
    font: 'inherit',
    ...type.xs,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text } },
    '@container': { [containers.mobile]: { minBlockSize: 44, paddingInline: space[4] } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
]);
export const icon = featureStyle({ ...iconSize(16), transition: `transform ${motion.fast}` });

export const name = featureStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const up = featureStyle([icon, { transform: 'rotate(180deg)' }]);

export const details = featureStyle({
  inlineSize: 320,
  maxInlineSize: '100%',
  marginBlockStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
  ...type.sm,
  selectors: { '&[hidden]': { display: 'none' } },
});
