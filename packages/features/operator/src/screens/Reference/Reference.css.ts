import { containers, featureGlobal, featureStyle, vars } from '@kasb/ui/theme';

export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

// Four long words do not fit beside each other on a phone.
export const parts = featureStyle({});
featureGlobal(`${parts} > div`, {
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const versions = featureStyle({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const version = featureStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const words = featureStyle({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const lists = featureStyle({ display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[2] });
export const offers = featureStyle({ margin: 0, marginBlockStart: vars.space[2], overflowWrap: 'anywhere' });
