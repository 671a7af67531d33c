import { featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;
const picture = {
  inlineSize: '100%',
  maxBlockSize: '60dvh',
  aspectRatio: '16 / 9',
  borderRadius: corner.md,
  background: color.surfaceSunken,
} as const;

export const frame = featureStyle({
  ...picture,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.border}`,
  color: color.textMuted,
});
export const none = featureStyle({ inlineSize: 32, blockSize: 32, strokeWidth: 1.5 });
export const mirror = featureStyle({ ...picture, objectFit: 'cover', transform: 'scaleX(-1)' });
export const video = featureStyle({ ...picture, objectFit: 'contain' });
export const audio = featureStyle({ inlineSize: '100%' });

export const recorder = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const controls = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const time = featureStyle({ color: color.textMuted, ...type.sm });
export const clock = featureStyle({ color: color.text, fontVariantNumeric: 'tabular-nums' });

export const meterRow = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const icon = featureStyle({ ...iconSize(18), color: color.textMuted });
export const track = featureStyle({
  inlineSize: 160,
  blockSize: 8,
  overflow: 'hidden',
  borderRadius: corner.full,
  background: color.surfaceSunken,
  outline: `1px solid ${color.border}`,
});
export const fill = featureStyle({ blockSize: '100%', background: status.positive.solid });
