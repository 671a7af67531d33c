import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { space } = vars;
const { tablet, mobile } = containers;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const none = featureStyle({ marginBlockStart: space[2] });

// In one column the contacts come right after the head: both sides give their cards to the one grid.
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  alignItems: 'start',
  gap: space[6],
  marginBlockStart: space[2],
  '@container': {
    [containers.header]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
});
export const side = featureStyle({ ...column, gap: space[4], '@container': { [tablet]: { display: 'contents' } } });
const first = featureStyle({ '@container': { [tablet]: { order: -2 } } });
export const second = featureStyle({ '@container': { [tablet]: { order: -1 } } });

export const headWithin = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  '@container': { [mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: space[4] } },
});
export const head = featureStyle([first, headWithin]);
export const within = featureStyle({ ...column, gap: space[5] });
/** Around what stands there while it loads, or instead. */
export const insideTab = featureStyle({ padding: space[5], '@container': { [mobile]: { padding: space[4] } } });
export const names = featureStyle({ ...column, flex: 1, gap: space[2], minInlineSize: 0 });
export const wrap = featureStyle({ overflowWrap: 'anywhere' });
export const title = featureStyle([wrap, type.title]);
export const photo = featureStyle({
  display: 'block',
  flex: 'none',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: '50%',
  objectFit: 'cover',
});
export const salary = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  margin: '4px 0 0',
});
export const sum = featureStyle({ ...type.h2, fontWeight: 600 });

export const schools = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@container': { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const schoolKind = featureStyle({ ...column, alignContent: 'start', gap: space[2] });

export const label = featureStyle({ ...type.sm, fontWeight: 500 });

export const prose = featureStyle([wrap, { maxInlineSize: '70ch' }]);

export const contacts = featureStyle({ ...column, gap: space[4] });
export const opener = featureStyle({ ...column, gap: space[3] });
