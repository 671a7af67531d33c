import { containers, featureStyle, ordinal, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const { mobile } = containers;
const sides = { '@container': { [mobile]: { paddingInline: space[4] } } };

export const body = featureStyle({ display: 'grid', gap: space[3], padding: `0 ${space[5]} ${space[4]}`, ...sides });

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[5],
  padding: `${space[4]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], paddingInline: space[4] } },
});
export const question = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3], minInlineSize: 0 });
export const number = featureStyle(ordinal);
export const words = featureStyle({ minInlineSize: 0, fontWeight: 400, overflowWrap: 'anywhere' });
export const answer = featureStyle({ display: 'grid', alignContent: 'start', gap: space[3], minInlineSize: 0 });
export const video = featureStyle({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: corner.md,
  background: color.surfaceSunken,
});
export const audio = featureStyle({ inlineSize: '100%' });
