import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const one = 'minmax(0, 1fr)';
const two = `${one} ${one}`;

export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  '@media': { print: { display: 'none' } },
});
export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@container': { [containers.mobile]: { gap: space[2] } },
});

export const top = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: 28,
});
export const muted = featureStyle({ margin: 0, color: color.textMuted });
export const strong = featureStyle({ margin: 0, fontWeight: 600 });
export const halves = featureStyle({
  display: 'grid',
  gridTemplateColumns: two,
  gap: space[8],
  marginBlockEnd: 28,
});
export const party = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[1],
  margin: `${space[1]} 0 0`,
});
export const row = featureStyle({ display: 'grid', gridTemplateColumns: `140px ${one}`, gap: space[2] });
export const label = featureStyle({ color: color.textMuted });
export const value = featureStyle({ margin: 0, overflowWrap: 'anywhere' });

export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
const box = {
  padding: `${space[2]} 10px`,
  border: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'thead &': { ...type.xs, fontWeight: 500, color: color.textMuted, whiteSpace: 'nowrap' } },
} as const;
export const cell = featureStyle(box);
export const number = featureStyle({
  ...box,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const sums = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 300px`,
  gap: space[8],
  marginBlockStart: space[4],
});
export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
});
export const right = featureStyle({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const total = featureStyle({
  margin: 0,
  ...type.body,
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const words = featureStyle({
  margin: `${space[4]} 0 0`,
  padding: `${space[3]} 14px`,
  borderRadius: corner.sm,
  background: color.surfaceSunken,
});
export const signs = featureStyle({
  display: 'grid',
  gridTemplateColumns: two,
  gap: space[8],
  marginBlockStart: 56,
});
export const sign = featureStyle({
  margin: 0,
  paddingBlockEnd: 34,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
});
export const note = featureStyle({ margin: '40px 0 0', ...type.xs, color: color.textMuted, overflowWrap: 'anywhere' });
