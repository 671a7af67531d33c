import { containers, featureGlobal, featureStyle, featureVariants, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;
const one = 'minmax(0, 1fr)';

export const page = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[5], maxInlineSize: 576 });
export const missing = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: '50%',
  background: color.surfaceSunken,
});
featureGlobal(`${mark} > svg`, { inlineSize: 32, blockSize: 32, margin: 0, strokeWidth: 1.75 });
const info = { background: status.info.soft, color: status.info.onSoft };
const good = { background: status.positive.soft, color: status.positive.onSoft };
const bad = { background: status.critical.soft, color: status.critical.onSoft };
export const tone = featureVariants({
  waiting: info,
  invoice: info,
  paid: good,
  failed: bad,
  expired: {},
  cancelled: {},
  refunding: {},
  refunded: {},
});
export const title = featureStyle({ overflowWrap: 'anywhere', marginBlockEnd: space[2] });
export const card = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const facts = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[2], margin: 0, ...type.sm });
export const fact = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const label = featureStyle({ color: color.textMuted });
export const value = featureStyle({ margin: 0, fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' });
export const steps = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[3],
  margin: 0,
  padding: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
  ...type.sm,
});
export const step = featureStyle({ display: 'flex', alignItems: 'center', gap: space[3] });
export const done = featureStyle({ ...iconSize(18), flex: 'none', color: status.positive.onSoft });
export const refused = featureStyle({ ...iconSize(18), flex: 'none', color: status.critical.onSoft });
export const time = featureStyle({ marginInlineStart: 'auto', color: color.textMuted });
export const papers = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  ...type.sm,
});
export const paper = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });
featureGlobal(`${paper} svg`, { ...iconSize(16), margin: 0 });
export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: one } },
});
