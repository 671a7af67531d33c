import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const panel = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const head = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const title = featureStyle({ overflowWrap: 'anywhere' });

export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const rule = featureStyle({ inlineSize: '100%', blockSize: 1, margin: 0, border: 0, background: color.border });

export const figures = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[10]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const figure = featureStyle({ display: 'grid' });
export const value = featureStyle({ ...type.figure, fontWeight: 600 });
export const label = featureStyle({ color: color.textMuted, ...type.xs });

export const controls = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const control = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
});
