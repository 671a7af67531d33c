import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';

export const title = featureStyle({ marginBlock: `${space[2]} ${space[5]}`, overflowWrap: 'anywhere' });
export const gone = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 368px`,
  alignItems: 'start',
  gap: space[6],
  '@container': {
    [tablet]: { gridTemplateColumns: one, gap: space[4] },
    [mobile]: { gridTemplateColumns: one, gap: space[4] },
  },
});
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const main = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const card = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const safe = featureStyle({ display: 'flex', gap: space[3], margin: 0 });
export const shield = featureStyle({ ...iconSize(18), flex: 'none', color: status.positive.onSoft });

// On a narrow page what is bought comes first.
export const summary = featureStyle({
  position: 'sticky',
  insetBlockStart: space[6],
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  '@container': { [tablet]: { position: 'static', order: -1 }, [mobile]: { position: 'static', order: -1 } },
});
export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  ...type.sm,
});
export const label = featureStyle({ color: color.textMuted });
export const value = featureStyle({ margin: 0, fontWeight: 500, textAlign: 'end' });
export const total = featureStyle({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  alignItems: 'baseline',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'end',
});
export const due = featureStyle({ fontWeight: 500 });
export const sum = featureStyle({ ...type.h1, fontWeight: 600 });
export const tax = featureStyle({ gridColumn: '1 / -1', margin: 0 });
export const bar = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[3] });
// On a phone it stays in reach, as wide as the window.
export const reach = featureStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[3]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});
export const button = featureStyle({ inlineSize: '100%' });
export const after = featureStyle({ margin: 0, textAlign: 'center' });
export const payer = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const phone = featureStyle({ display: 'flex', alignItems: 'center', gap: space[4] });
export const said = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[1], minInlineSize: 0 });
export const strong = featureStyle({ fontWeight: 500 });
