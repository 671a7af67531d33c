import { containers, featureStyle, iconSize, media, pageHead, track, type, vars } from '@kasb/ui/theme';

const { color, corner, elevation, space } = vars;
const { mobile } = containers;

export const head = featureStyle({
  ...pageHead,
  alignItems: 'center',
  gap: space[3],
  marginBlock: `${space[2]} ${space[6]}`,
});

export const modes = featureStyle({
  ...track,
  '@container': { [mobile]: { inlineSize: '100%' } },
});

const large = { minBlockSize: 38 };
const mode = featureStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 32,
  padding: '4px 14px',
  borderRadius: `calc(${corner.md} - 3px)`,
  ...type.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@container': { [mobile]: large },
  '@media': { [media.touch]: large },
});

export const present = featureStyle([
  mode,
  { background: color.surfaceRaised, color: color.text, boxShadow: `${elevation[1]}, 0 0 0 1px ${color.borderStrong}` },
]);

export const other = featureStyle([
  mode,
  { color: color.textMuted, selectors: { '&:hover': { background: color.hover, color: color.text } } },
]);

export const icon = featureStyle(iconSize(16));
