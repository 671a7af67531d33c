import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;
const one = 'minmax(0, 1fr)';

export const head = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[6],
  marginBlockEnd: space[6],
  '@container': {
    [containers.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: space[4], marginBlockEnd: space[4] },
  },
});
export const greeting = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[1], minInlineSize: 0 });
export const waitingGhost = featureStyle({ display: 'inline-block', verticalAlign: 'middle' });

export const actions = featureStyle({ display: 'flex', flex: 'none', flexWrap: 'wrap', gap: space[2] });
export const action = featureStyle({ '@container': { [containers.mobile]: { flex: '1 1 auto' } } });

export const numbers = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[3],
  marginBlockEnd: space[6],
});
export const counters = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(4, ${one})`,
  gap: space[4],
  '@container': {
    [containers.header]: { gridTemplateColumns: `repeat(2, ${one})` },
    [containers.mobile]: { gridTemplateColumns: `repeat(2, ${one})`, gap: space[2] },
  },
});

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 368px`,
  alignItems: 'start',
  gap: space[6],
  '@container': {
    [containers.header]: { gridTemplateColumns: `${one} 300px` },
    [containers.tablet]: { gridTemplateColumns: one },
  },
});
export const column = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[6], outline: 'none' });
