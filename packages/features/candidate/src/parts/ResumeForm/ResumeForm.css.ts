import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = featureStyle({ ...column, gap: space[5] });
export const money = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 120px', gap: space[3] });
export const months = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@container': { [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const month = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px',
  alignItems: 'start',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = featureStyle({ padding: 0, marginBlockEnd: 6, ...type.sm, fontWeight: 500 });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
});
export const rowText = featureStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const entry = featureStyle([
  form,
  { padding: space[5], border: `1px solid ${color.border}`, borderRadius: corner.lg, background: color.surface },
  { '@container': { [containers.mobile]: { padding: space[4] } } },
]);
export const entries = featureStyle({ ...column, gap: space[4] });
export const prompts = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const tags = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tag = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
  paddingInlineStart: 10,
  borderRadius: corner.sm,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  ...type.sm,
});
featureGlobal(`${tag} svg`, iconSize(14));
export const language = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 160px) auto',
  alignItems: 'end',
  gap: space[2],
});
