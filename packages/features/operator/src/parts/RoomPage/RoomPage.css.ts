import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const page = featureStyle({ display: 'grid', gap: space[3], alignContent: 'start' });
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': {
    [containers.mobile]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      flexBasis: '100%',
    },
  },
});
export const waiting = featureStyle({ display: 'grid', gap: space[3], padding: space[4] });
