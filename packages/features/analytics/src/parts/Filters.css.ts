import { containers, featureStyle, vars } from '@kasb/ui/theme';

export const filters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  '@media': { print: { display: 'none' } },
});
export const periods = featureStyle({ '@container': { [containers.mobile]: { inlineSize: '100%' } } });
export const select = featureStyle({
  inlineSize: 264,
  '@container': { [containers.mobile]: { inlineSize: '100%' } },
});
