import { containers, featureGlobal, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const form = featureStyle({ display: 'grid', gap: space[5] });
export const reasons = featureStyle({});
featureGlobal(`${reasons} label`, { inlineSize: '100%' });
export const message = featureStyle({ display: 'grid', gap: space[3] });
export const told = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [containers.mobile]: { alignItems: 'flex-start' } },
});
export const variables = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
