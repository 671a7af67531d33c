import { featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color } = vars;

export const line = featureStyle({ color: color.textMuted, overflowWrap: 'anywhere', ...type.xs });
export const dot = featureStyle({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: 6,
  borderRadius: vars.corner.full,
  background: color.highlight,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
