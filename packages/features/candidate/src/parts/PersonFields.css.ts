import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const names = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '@container': { [containers.mobile]: { gap: space[3] } },
});
