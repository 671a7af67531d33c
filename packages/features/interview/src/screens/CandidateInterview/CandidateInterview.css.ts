import { containers, featureStyle, iconSize, ordinal, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { mobile } = containers;

export const screen = featureStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const bar = featureStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 60,
  padding: `${space[1]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@container': { [mobile]: { minBlockSize: 56, paddingInline: space[4] } },
});
export const brand = featureStyle({ display: 'flex' });

export const step = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: space[5],
});
// Empty live regions take no room.
export const silent = featureStyle({ position: 'absolute' });

export const head = featureStyle({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const heading = featureStyle({ outline: 'none' });
export const text = featureStyle({ maxInlineSize: '68ch', overflowWrap: 'anywhere' });

export const rules = featureStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const rule = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const icon = featureStyle({ ...iconSize(18), marginBlockStart: 2, color: color.accent });

export const fields = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  '@container': { [mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch', flexWrap: 'nowrap' } },
});

export const review = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const reviewRow = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `14px ${space[3]} 14px ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [mobile]: { paddingInline: `${space[4]} ${space[1]}` } },
});
export const number = featureStyle(ordinal);
export const reviewText = featureStyle({
  display: 'grid',
  flex: 1,
  justifyItems: 'start',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const question = featureStyle({ fontWeight: 500 });

export const submit = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  '@container': { [mobile]: { display: 'grid', justifyContent: 'stretch' } },
});

export const uploads = featureStyle({ display: 'grid', gap: space[3], selectors: { '&:empty': { display: 'none' } } });
