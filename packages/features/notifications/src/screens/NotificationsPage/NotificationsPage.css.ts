import { bareList, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const page = featureStyle({ outline: 'none' });
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[4],
});
export const heading = featureStyle({ outline: 'none' });
export const trouble = featureStyle({ marginBlockEnd: space[4] });
export const ghosts = featureStyle({ display: 'grid', gap: space[4] });
export const list = featureStyle({ overflow: 'clip' });
export const rows = featureStyle({ ...bareList });
export const item = featureStyle({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } } });
export const day = featureStyle({
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  ...type.sm,
  fontWeight: 600,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const more = featureStyle({ marginBlockStart: space[4] });
