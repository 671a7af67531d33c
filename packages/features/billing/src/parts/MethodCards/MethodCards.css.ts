import { featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const one = 'minmax(0, 1fr)';

export const cards = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[3] });
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
  boxShadow: `inset 0 0 0 1px ${color.accent}`,
  selectors: { '&:hover': { borderColor: color.accent } },
});
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 64,
  padding: space[4],
  cursor: 'pointer',
});
export const radio = featureStyle({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: color.accent,
  outline: 'none',
});
export const icon = featureStyle({ ...iconSize(18), flex: 'none', color: color.textMuted });
export const words = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: 2, minInlineSize: 0 });
export const name = featureStyle({ ...type.body, fontWeight: 500, overflowWrap: 'anywhere' });
export const more = featureStyle({ ...type.sm, color: color.textMuted });
export const inside = featureStyle({ padding: space[4], borderBlockStart: `1px solid ${color.border}` });
