import { featureGlobal, featureStyle, iconSize, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = featureStyle({ ...column, gap: space[3] });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `10px ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
});
export const glyph = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: corner.sm,
  background: color.surfaceSunken,
});
featureGlobal(`${glyph} svg`, iconSize(16));
export const words = featureStyle({ ...column, flex: 1, minInlineSize: 0 });
export const name = featureStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const sending = featureStyle({ ...column, gap: space[2] });
export const pick = featureStyle({ justifySelf: 'start' });
