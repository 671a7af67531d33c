import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const head = featureStyle({ display: 'flex', alignItems: 'start', gap: space[3], padding: '16px 18px 12px' });
export const who = featureStyle({ display: 'grid', flex: 1, gap: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const badges = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1] });
export const part = featureStyle({ display: 'grid', gap: space[3], padding: '0 18px 16px' });
export const titled = featureStyle({
  display: 'grid',
  gap: space[2],
  padding: '14px 18px',
  borderBlockStart: `1px solid ${color.border}`,
});
export const title = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 28,
});
export const name = featureStyle({ ...type.sm, fontWeight: 600 });
export const count = featureStyle({ marginInlineStart: 4, color: color.textMuted, fontWeight: 400, ...type.sm });
export const footer = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  padding: '10px 18px',
  borderBlockStart: `1px solid ${color.border}`,
  // Who may do nothing about it sees no strip for that.
  ':empty': { display: 'none' },
});
export const rows = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: 8,
  ...type.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const minor = featureStyle({ display: 'block', color: color.textMuted, ...type.xs });
