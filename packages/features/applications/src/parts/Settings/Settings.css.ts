import { containers, featureGlobal, featureStyle, focusRing, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, elevation, space } = vars;
const { mobile } = containers;

export const group = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[3] });
export const rows = featureStyle({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  borderRadius: corner.md,
  selectors: { '&[data-dragged]': { background: color.surface, boxShadow: elevation[2] } },
});
export const handle = featureStyle([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    minBlockSize: 44,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: corner.sm,
    color: color.textMuted,
    background: 'none',
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  },
]);
featureGlobal(`${handle} svg`, iconSize(16));
export const names = featureStyle({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  minInlineSize: 0,
  '@container': { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
});
export const ends = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const templates = featureStyle({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
});
export const terms = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const textTitle = featureStyle({ ...type.sm, marginBlockEnd: space[1], color: color.textMuted });
export const text = featureStyle({
  ...type.body,
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const token = featureStyle({
  padding: '1px 6px',
  borderRadius: corner.sm,
  color: color.onAccentSoft,
  background: color.accentSoft,
  boxDecorationBreak: 'clone',
});
