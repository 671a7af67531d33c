import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;
const { mobile } = containers;
const one = 'minmax(0, 1fr)';

export const body = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[5] });

export const change = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} auto ${one}`,
  alignItems: 'center',
  gap: space[4],
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.corner.md,
  '@container': { [mobile]: { gridTemplateColumns: one, gap: space[2] } },
});
export const arrow = featureStyle({
  ...iconSize(18),
  color: color.textMuted,
  '@container': { [mobile]: { transform: 'rotate(90deg)' } },
});
export const side = featureStyle({ minInlineSize: 0 });
export const label = featureStyle({ color: color.textMuted, ...type.xs });
export const title = featureStyle({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });

export const text = featureStyle({ margin: 0, overflowWrap: 'anywhere' });
export const warnings = featureStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: 'anywhere',
});

export const rules = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} ${one}`,
  gap: `${space[4]} ${space[6]}`,
  '@container': { [mobile]: { gridTemplateColumns: one } },
});
export const rule = featureStyle({ display: 'grid', alignContent: 'start', gap: space[2], ...type.sm });
export const strong = featureStyle({ fontWeight: 500 });
export const list = featureStyle({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const item = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });

const mark = { ...iconSize(16), marginBlockStart: 2 };
export const allowed = featureStyle({ ...mark, color: status.positive.solid });
export const forbidden = featureStyle({ ...mark, color: status.critical.solid });
