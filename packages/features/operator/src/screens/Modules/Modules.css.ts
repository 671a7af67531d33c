import { featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const list = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const module = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const switchRow = featureStyle({ flex: 1, minInlineSize: 0 });
