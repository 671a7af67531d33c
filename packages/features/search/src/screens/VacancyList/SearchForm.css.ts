import { containers, featureStyle, vars } from '@kasb/ui/theme';

export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px auto',
  alignItems: 'end',
  gap: vars.space[3],
  padding: vars.space[4],
  '@container': {
    [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const words = featureStyle({ '@container': { [containers.tablet]: { gridColumn: '1 / -1' } } });

export const actions = featureStyle({
  display: 'flex',
  gap: vars.space[2],
  '@container': {
    [containers.tablet]: { gridColumn: '1 / -1' },
    [containers.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});
