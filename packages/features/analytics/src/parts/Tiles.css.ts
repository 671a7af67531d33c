import { containers, featureStyle, vars } from '@kasb/ui/theme';

export const tiles = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  '@container': {
    [containers.header]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [containers.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});
export const trouble = featureStyle({ marginBlockEnd: vars.space[4] });
