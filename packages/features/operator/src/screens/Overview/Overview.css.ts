import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const page = featureStyle({ display: 'grid', gap: space[4], alignContent: 'start' });
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const day = featureStyle({
  inlineSize: 180,
  marginInlineStart: 'auto',
  '@container': { [containers.mobile]: { inlineSize: '100%' } },
});
export const tiles = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  '@container': { [containers.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const below = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: space[4],
  alignItems: 'start',
  '@container': { [containers.header]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const items = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: '11px 20px',
  borderBlockStart: `1px solid ${color.border}`,
});
export const icon = featureStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: corner.sm,
  background: status.warning.soft,
  color: status.warning.onSoft,
  selectors: {
    '&[data-kind=jobs]': { background: status.critical.soft, color: status.critical.onSoft },
    '&[data-kind=invoices]': { background: status.info.soft, color: status.info.onSoft },
    '&[data-kind=headhunter]': { background: status.caution.soft, color: status.caution.onSoft },
  },
});
featureGlobal(`${icon} svg`, iconSize(16));
export const what = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
featureGlobal(`${what} > :first-child`, { fontWeight: 500 });
export const names = featureStyle({ color: color.textMuted, ...type.sm });
export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
featureGlobal(`${table} th, ${table} td`, {
  padding: '8px 16px',
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'end',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  // Four columns fit 320 px.
  '@container': { [containers.mobile]: { paddingInline: 6 } },
});
featureGlobal(`${table} :is(th, td):first-child`, {
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [containers.mobile]: { paddingInlineStart: 16 } },
});
featureGlobal(`${table} :is(th, td):last-child`, {
  '@container': { [containers.mobile]: { paddingInlineEnd: 16 } },
});
featureGlobal(`${table} thead th`, { ...type.xs, borderBlockStart: 0, color: color.textMuted });
export const channel = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  verticalAlign: 'middle',
});
featureGlobal(`${channel} svg`, {
  ...iconSize(16),
  color: color.textMuted,
  '@container': { [containers.mobile]: { display: 'none' } },
});
export const failed = featureStyle({ color: status.warning.onSoft, fontWeight: 500 });
export const nothing = featureStyle({ padding: '0 20px 20px' });
