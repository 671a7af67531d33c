import { featureStyle, pageHead, vars } from '@kasb/ui/theme';

const { space } = vars;

export const top = featureStyle({
  ...pageHead,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[4],
});
export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const name = featureStyle({ overflowWrap: 'anywhere' });
