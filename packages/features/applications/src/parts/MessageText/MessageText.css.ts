import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const ends = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [containers.mobile]: { alignItems: 'flex-start' } },
});
export const variables = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
