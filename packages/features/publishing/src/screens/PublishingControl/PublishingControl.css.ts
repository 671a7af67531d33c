import { featureStyle, type, vars } from '@kasb/ui/theme';

const { space } = vars;
const one = 'minmax(0, 1fr)';

export const control = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  justifyItems: 'start',
  gap: space[3],
});
export const hint = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  justifySelf: 'stretch',
  gap: space[1],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
export const countdown = featureStyle({ ...type.xs });
export const failure = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
