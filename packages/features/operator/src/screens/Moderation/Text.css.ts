import { featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const mark = featureStyle({
  padding: '0 1px',
  background: status.caution.soft,
  color: color.text,
  borderBlockEnd: `2px dotted ${status.caution.solid}`,
});
export const number = featureStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: 18,
  blockSize: 18,
  marginInline: 3,
  borderRadius: corner.full,
  background: status.caution.solid,
  color: status.caution.onSolid,
  ...type.cap,
  fontWeight: 600,
});
const changed = { borderRadius: corner.xs, paddingInline: 2 };
export const added = featureStyle({ ...changed, background: status.positive.soft, color: status.positive.onSoft });
export const removed = featureStyle({ ...changed, background: status.critical.soft, color: status.critical.onSoft });
export const field = featureStyle({
  display: 'grid',
  gap: 6,
  maxInlineSize: '72ch',
  overflowWrap: 'anywhere',
  selectors: { '&[data-same]': { color: color.textMuted, ...type.sm } },
});
export const name = featureStyle({ margin: 0, color: color.textMuted, ...type.xs, fontWeight: 500 });
export const same = featureStyle({ marginInlineStart: space[1], fontWeight: 400 });
export const prose = featureStyle({ margin: 0, whiteSpace: 'pre-line' });
export const lines = featureStyle({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: 20 });
// In place of bullets, where the lines are beside those that were approved.
featureGlobal(`${lines} > [data-kind]`, { listStyleType: 'none' });
featureGlobal(`${lines} > [data-kind=added]`, { listStyleType: '"+  "' });
featureGlobal(`${lines} > [data-kind=removed]`, { listStyleType: '"−  "' });
featureGlobal(`${lines} > [data-kind=added]::marker`, { color: status.positive.onSoft, fontWeight: 600 });
featureGlobal(`${lines} > [data-kind=removed]::marker`, { color: status.critical.onSoft, fontWeight: 600 });
