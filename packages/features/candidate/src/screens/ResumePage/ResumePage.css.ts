import { containers, featureGlobal, featureStyle, iconSize, pageHead, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const head = featureStyle({ ...pageHead, marginBlock: `${space[2]} ${space[5]}` });
export const names = featureStyle({ ...column, gap: 4, flex: '1 1 280px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  '@container': { [containers.mobile]: { flexBasis: '100%' } },
});
// On a phone the file comes first, with the menu beside it and the preview below.
featureGlobal(`${actions} > :first-child`, { '@container': { [containers.mobile]: { flexGrow: 1 } } });
export const preview = featureStyle({ '@container': { [containers.mobile]: { flexBasis: '100%' } } });
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  alignItems: 'start',
  gap: space[6],
  '@container': {
    [containers.header]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});
// In one column what is missing comes first: both sides give their cards to the one grid.
export const rail = featureStyle({
  ...column,
  gap: space[4],
  '@container': { [containers.tablet]: { display: 'contents' } },
});
export const first = featureStyle({ '@container': { [containers.tablet]: { order: -1 } } });
export const filled = featureStyle({ ...column, gap: space[3] });
export const share = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const missing = featureStyle({ ...column, gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const lacking = featureStyle({ display: 'flex', alignItems: 'center', gap: space[2], color: color.accent });
featureGlobal(`${lacking} > svg`, iconSize(16));
export const form = featureStyle({ ...column, gap: space[5] });
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const link = featureStyle({ marginBlockStart: space[4] });
