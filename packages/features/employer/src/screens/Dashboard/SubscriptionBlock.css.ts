import { bareList, containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { space } = vars;
const { mobile } = containers;
const one = 'minmax(0, 1fr)';

export const block = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[3] });
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[5] });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 56,
  padding: `${space[4]} ${space[5]}`,
  '@container': { [mobile]: { padding: `14px ${space[4]}` } },
});
export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  padding: `${space[1]} ${space[5]} ${space[5]}`,
  '@container': { [mobile]: { padding: `${space[1]} ${space[4]} ${space[4]}` } },
});
export const warning = featureStyle({ padding: space[3], ...type.sm });
export const strong = featureStyle({ fontWeight: 600 });
export const lenders = featureStyle({ ...bareList, display: 'grid', gridTemplateColumns: one, gap: space[3] });
export const facts = featureStyle({ gap: space[3] });
export const ways = featureStyle({ display: 'flex', gap: space[2] });
export const way = featureStyle({ flex: '1 1 0' });
