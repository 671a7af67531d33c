import { containers, featureStyle, tile, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { mobile } = containers;
const one = 'minmax(0, 1fr)';

export const card = featureStyle({ overflow: 'clip', marginBlockStart: space[5] });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  '@container': { [mobile]: { padding: `14px ${space[4]}` } },
});
export const names = featureStyle({ display: 'grid', flex: '1 1 160px', gridTemplateColumns: one, minInlineSize: 0 });

export const notice = featureStyle({
  padding: `0 ${space[5]} ${space[4]}`,
  '@container': { [mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
});

export const rows = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 68,
  padding: `12px ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { padding: `12px ${space[4]}` } },
});
export const icon = featureStyle(tile);
export const name = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});
// An address or a moment goes to the next line whole, and no sign is left hanging at a line's end.
export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  overflowWrap: 'anywhere',
});
export const ghost = featureStyle({ display: 'grid', flex: 1, gridTemplateColumns: one, gap: 6 });
