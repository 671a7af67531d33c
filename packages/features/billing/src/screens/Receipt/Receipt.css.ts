import { featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const one = 'minmax(0, 1fr)';

export const top = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: 28,
});
export const facts = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[2], margin: 0 });
export const fact = featureStyle({
  display: 'grid',
  gridTemplateColumns: `200px ${one}`,
  gap: space[4],
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const label = featureStyle({ color: color.textMuted });
export const value = featureStyle({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });
export const fiscal = featureStyle({ display: 'inline-block', marginBlockStart: space[5] });
