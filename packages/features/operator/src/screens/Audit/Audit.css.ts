import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';
import { phoneRows } from '../../parts/Listing/phoneRows.ts';

const { color, corner, space, status } = vars;

export const page = featureStyle({ display: 'grid', gap: space[3], alignContent: 'start' });
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const whole = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });
featureGlobal(`${whole} svg`, iconSize(16));
export const check = featureStyle({ marginInlineStart: 'auto' });
// A failure stands under the head, whatever is beside the title.
export const broken = featureStyle({ order: 1, flexBasis: '100%' });
export const filters = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 220px))',
  gap: space[2],
  '@container': { [containers.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const waiting = featureStyle({ display: 'grid', gap: space[3] });
export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
export const row = featureStyle({
  selectors: {
    '&[data-open]': { background: color.accentSoft },
    '&:hover': { background: color.hover },
    '&[data-broken]': { background: status.critical.soft },
  },
});
const padded = {
  padding: '9px 12px',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
} as const;
export const cell = featureStyle({
  ...padded,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [containers.mobile]: { padding: '1px 16px', borderBlockStart: 0 } },
});
// A day stays in one piece, and so does each word of what was done.
export const time = featureStyle([cell, { overflowWrap: 'normal' }]);
export const action = featureStyle([cell, { overflowWrap: 'normal', fontWeight: 500 }]);
// Where it is narrow, what is opened tells it.
export const gist = featureStyle([
  cell,
  { color: color.textMuted, ...type.xs, '@container': { 'kasb (width < 1200px)': { display: 'none' } } },
]);
export const gistText = featureStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const brokenHere = featureStyle({ display: 'flex', inlineSize: 'fit-content', marginBlockStart: space[1] });
export const opener = featureStyle([cell, { inlineSize: 48, textAlign: 'end' }]);
// On a phone an act is a card: what was done and the way to more, with what, who, and when.
phoneRows(table, row);
featureGlobal(`${row} > td[data-phone=action]`, { '@container': { [containers.mobile]: { gridArea: '1 / 1' } } });
featureGlobal(`${row} > td[data-phone=opener]`, {
  '@container': {
    [containers.mobile]: { gridArea: '1 / 2 / span 2', inlineSize: 'auto', alignSelf: 'start', paddingInline: 4 },
  },
});
featureGlobal(`${row} > td[data-phone=subject]`, { '@container': { [containers.mobile]: { gridColumn: 1 } } });
featureGlobal(`${row}[data-details]`, {
  '@container': { [containers.mobile]: { paddingBlockStart: 0, borderBlockStart: 0 } },
});
featureGlobal(`${table} thead th`, { ...type.xs, borderBlockStart: 0, color: color.textMuted, fontWeight: 500 });
featureGlobal(`${table} thead td`, { borderBlockStart: 0 });
featureGlobal(`${table} [aria-expanded=true] svg`, { rotate: '180deg' });
export const minor = featureStyle({ display: 'block', overflowWrap: 'normal', color: color.textMuted, ...type.xs });
// Under who it was.
export const details = featureStyle({
  padding: '0 12px 14px 148px',
  '@container': { [containers.tablet]: { paddingInlineStart: 12 } },
});
export const changes = featureStyle({ display: 'grid', gap: space[1], margin: 0, ...type.xs });
export const change = featureStyle({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
  '@container': { [containers.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
featureGlobal(`${change} dd`, { margin: 0 });
const changed = { borderRadius: corner.xs, paddingInline: 2 };
featureGlobal(`${change} ins`, {
  ...changed,
  background: status.positive.soft,
  color: status.positive.onSoft,
  textDecorationThickness: 1,
});
featureGlobal(`${change} del`, { ...changed, background: status.critical.soft, color: status.critical.onSoft });
export const both = featureStyle({ gridColumn: 'span 2', color: color.textMuted });
export const none = featureStyle({ color: color.textMuted });
