import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';
const below = {
  marginBlockEnd: space[6],
  '@container': { [mobile]: { marginBlockEnd: space[4] } },
};

// Takes the focus of buttons that go; empty, it takes no room.
export const place = featureStyle({ outline: 'none' });
export const part = featureStyle(below);

export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...below,
});

export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: `auto ${one} auto`,
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  '@container': {
    [tablet]: { gridTemplateColumns: `auto ${one}` },
    [mobile]: { gridTemplateColumns: `auto ${one}`, gap: space[3] },
  },
});

export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: corner.md,
  background: color.accentSoft,
  color: color.onAccentSoft,
});

export const words = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
});
export const title = featureStyle({ minInlineSize: 0 });
// Each is whole: the next one begins a line where there is no room.
export const facts = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

export const answers = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': {
    [tablet]: { gridColumn: '2' },
    [mobile]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: `${one} ${one}` },
  },
});

// Only a banner that says something has the class, so a waiting one takes no room.
export const trouble = featureStyle({ marginBlockStart: space[3] });
