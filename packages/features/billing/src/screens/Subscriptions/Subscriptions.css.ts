import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';
const inset = space[6];
const narrowInset = space[4];

export const head = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[6],
  '@container': { [mobile]: { display: 'grid', gridTemplateColumns: one, gap: space[4], marginBlockEnd: space[4] } },
});

export const list = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[5] });

export const top = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${inset} ${space[4]}`,
  '@container': {
    [mobile]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[2], padding: narrowInset },
  },
});
export const names = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
});
export const name = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const price = featureStyle({
  flex: 'none',
  margin: 0,
  ...type.h3,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const strong = featureStyle({ fontWeight: 600 });

export const warning = featureStyle({
  margin: `0 ${inset} ${space[4]}`,
  padding: space[3],
  ...type.sm,
  '@container': { [mobile]: { margin: `0 ${narrowInset} ${space[4]}` } },
});

export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: `260px ${one}`,
  alignItems: 'start',
  gap: space[10],
  padding: `0 ${inset} ${space[5]}`,
  '@container': {
    [tablet]: { gridTemplateColumns: one, gap: space[4] },
    [mobile]: { gridTemplateColumns: one, gap: space[4], padding: `0 ${narrowInset} ${space[4]}` },
  },
});
export const usage = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[2] });
export const facts = featureStyle({
  gridTemplateColumns: `repeat(4, ${one})`,
  gap: space[4],
  '@container': { [mobile]: { gridTemplateColumns: `repeat(2, ${one})` } },
});

export const fact = featureStyle({ fontWeight: 500 });

export const footer = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${inset}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { padding: `14px ${narrowInset}` } },
});
export const features = featureStyle({
  flex: '1 1 0',
  minInlineSize: 'min(100%, 280px)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const feature = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  minInlineSize: 0,
  padding: '3px 10px 3px 8px',
  borderRadius: corner.sm,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  ...type.xs,
});
export const check = featureStyle({ ...iconSize(14), marginBlockStart: 2 });
export const featureText = featureStyle({ minInlineSize: 0 });
export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [mobile]: { inlineSize: '100%' } },
});
export const way = featureStyle({ '@container': { [mobile]: { flex: '1 1 auto' } } });
