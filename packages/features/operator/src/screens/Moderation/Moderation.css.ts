import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: '272px minmax(0, 1fr) 284px',
  minBlockSize: '100vh',
  '@container': {
    'kasb (width < 1240px)': { gridTemplateColumns: '240px minmax(0, 1fr) 264px' },
    [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  },
});
export const text = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface,
  '@container': { [containers.tablet]: { display: 'contents' } },
});
export const body = featureStyle({
  display: 'grid',
  gap: 18,
  alignContent: 'start',
  flex: 1,
  padding: '20px 24px 28px',
  background: color.surface,
  '@container': { [containers.mobile]: { padding: 16 } },
});
// What says nothing yet stands there for readers, and takes no room.
featureGlobal(`${body} > [role='status']:empty`, { position: 'absolute' });
// Whole words, whatever the width: the row scrolls.
export const views = featureStyle({
  '@container': { [containers.mobile]: { overflowX: 'auto', padding: 3, margin: -3 } },
});
featureGlobal(`${views} label`, { '@container': { [containers.mobile]: { flex: 'none' } } });
featureGlobal(`${views} > div`, { '@container': { [containers.mobile]: { maxInlineSize: 'none' } } });
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const verified = featureStyle({
  display: 'inline-flex',
  marginInlineStart: space[1],
  verticalAlign: 'text-bottom',
  color: status.positive.onSoft,
});
featureGlobal(`${verified} svg`, iconSize(16));
export const bar = featureStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: '12px 24px',
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [containers.tablet]: { order: 3 }, [containers.mobile]: { padding: '10px 16px' } },
});
export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const approve = featureStyle({ '@container': { [containers.mobile]: { gridColumn: '1 / -1' } } });
// On a phone, who may decide has no room for it; who may not has nothing else.
export const skip = featureStyle({
  marginInlineStart: 'auto',
  '@container': { [containers.mobile]: { selectors: { '* + &': { display: 'none' } } } },
});
export const rail = featureStyle({
  display: 'grid',
  gap: 18,
  alignContent: 'start',
  minInlineSize: 0,
  padding: space[4],
  borderInlineStart: `1px solid ${color.border}`,
  ...type.sm,
  '@container': { [containers.tablet]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.border}` } },
});
featureGlobal(`${rail} dt`, { maxInlineSize: '60%' });
featureGlobal(`${rail} :is(dt, dd)`, { ...type.xs });
featureGlobal(`${rail} section + section`, { paddingBlockStart: 18, borderBlockStart: `1px solid ${color.border}` });
export const railName = featureStyle({ marginBlockEnd: space[2], ...type.xs, fontWeight: 600 });
export const found = featureStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const finding = featureStyle({
  display: 'flex',
  gap: space[2],
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  minBlockSize: 24,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 } },
});
export const why = featureStyle({ display: 'block', color: color.textMuted, fontWeight: 400 });
export const count = featureStyle({ color: color.textMuted, ...type.xs });
// Where the queue has no column of its own.
export const toQueue = featureStyle({
  display: 'none',
  padding: '12px 24px 0',
  background: color.surface,
  '@container': { [containers.tablet]: { display: 'block' }, [containers.mobile]: { padding: '12px 16px 0' } },
});
export const panel = featureStyle({ display: 'grid', gap: space[3] });
export const panelHead = featureStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const told = featureStyle({
  maxBlockSize: 120,
  margin: 0,
  paddingInlineStart: space[3],
  overflowY: 'auto',
  borderInlineStart: `2px solid ${color.border}`,
  color: color.textMuted,
  ...type.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const notified = featureStyle({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  '@container': { [containers.mobile]: { gridColumn: '1 / -1' } },
});
export const reasons = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[5]}`,
  '@container': { [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const reason = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
