import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const row = featureStyle({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
});
export const line = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
export const text = featureStyle({ flex: 1, minInlineSize: 0 });
export const terms = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const ends = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
});
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
