import { featureStyle, type, vars } from '@kasb/ui/theme';

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
  background: status.caution.soft,
  color: status.caution.onSoft,
  ...type.cap,
  fontWeight: 600,
});
const changed = { borderRadius: corner.xs, paddingInline: 2 };
export const added = featureStyle({ ...changed, background: status.positive.soft, color: status.positive.onSoft });
export const removed = featureStyle({ ...changed, background: status.critical.soft, color: status.critical.onSoft });
export const field = featureStyle({ display: 'grid', gap: 6, maxInlineSize: '72ch', overflowWrap: 'anywhere' });
export const name = featureStyle({ margin: 0, color: color.textMuted, ...type.xs, fontWeight: 500 });
export const prose = featureStyle({ margin: 0, whiteSpace: 'pre-line' });
export const lines = featureStyle({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: 20 });
