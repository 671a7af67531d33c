import { featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const one = 'minmax(0, 1fr)';

export const cards = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: 10 });
export const card = featureStyle({
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(> label > :focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  },
});
export const chosen = featureStyle({
  borderColor: color.accent,
  outline: `1px solid ${color.accent}`,
  selectors: { '&:hover': { borderColor: color.accent } },
});
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 64,
  padding: `14px ${space[4]}`,
  borderRadius: corner.md,
  cursor: 'pointer',
  selectors: {
    [`${chosen} > &`]: { background: color.accentSoft },
    [`${chosen} > &:not(:last-child)`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});
export const radio = featureStyle({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: color.accent,
  outline: 'none',
});
export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: corner.sm,
  background: color.surfaceSunken,
  color: color.textMuted,
  selectors: { [`${chosen} &`]: { background: color.surface, color: color.accent } },
});
featureGlobal(`${icon} svg`, { ...iconSize(18), margin: 0 });
export const words = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: 2, minInlineSize: 0 });
export const name = featureStyle({ ...type.body, fontWeight: 500, overflowWrap: 'anywhere' });
export const more = featureStyle({ ...type.sm, color: color.textMuted });
export const inside = featureStyle({ padding: space[4], borderBlockStart: `1px solid ${color.border}` });
