import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const frame = featureStyle({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minBlockSize: '100vh',
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// Operators see much at once: the theme of their page is compact, also where its dialogs stand.
featureGlobal(`[data-kasb-theme]:is(:has(${frame}), :root:has(${frame}) *)`, { vars: { [vars.density]: '.9' } });
export const side = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  blockSize: '100vh',
  padding: '14px 10px',
  background: color.surface,
  borderInlineEnd: `1px solid ${color.border}`,
  '@container': { [containers.tablet]: { display: 'none' } },
});
// Who works by touch has no keys.
export const keys = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
export const page = featureStyle({ minInlineSize: 0 });
export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 52,
  padding: '8px 24px',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [containers.mobile]: { paddingInline: '8px 16px' } },
});
export const opener = featureStyle({
  display: 'none',
  '@container': { [containers.tablet]: { display: 'inline-flex' } },
});
export const find = featureStyle({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
});
export const field = featureStyle({ position: 'relative', flex: 1, maxInlineSize: 440 });
// Where the cross stands once something is typed.
export const slash = featureStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 10,
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const confirmed = featureStyle({
  marginInlineStart: 'auto',
  '@container': { [containers.mobile]: { display: 'none' } },
});
export const found = featureStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '100%',
  inlineSize: 'min(440px, calc(100% - 32px))',
  display: 'grid',
  gap: space[2],
  maxBlockSize: '60vh',
  overflowY: 'auto',
  padding: space[3],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
});
export const kind = featureStyle({ color: color.textMuted, ...type.xs });
export const hit = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
  alignItems: 'center',
  paddingInline: space[2],
  borderRadius: corner.sm,
  color: color.text,
  ...type.sm,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:is(:hover, :focus-visible)': { background: color.hover } },
  '@container': { [containers.tablet]: { minBlockSize: 44 } },
});
export const logo = featureStyle({ display: 'flex', alignItems: 'center', gap: space[2], paddingInline: 10 });
export const menu = featureStyle({ display: 'grid', gap: space[3], alignContent: 'start', flex: 1 });
export const group = featureStyle({ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' });
export const groupName = featureStyle({ padding: '4px 10px', color: color.textMuted, ...type.xs });
export const item = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 34,
  paddingInline: 10,
  borderRadius: corner.sm,
  color: color.textMuted,
  ...type.sm,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.accentSoft, color: color.onAccentSoft },
  },
  '@container': { [containers.tablet]: { minBlockSize: 44 } },
});
export const count = featureStyle({
  marginInlineStart: 'auto',
  padding: '1px 7px',
  borderRadius: corner.full,
  ...type.cap,
  selectors: { '&[data-waits]': { background: status.warning.soft, color: status.warning.onSoft } },
});
export const person = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});
export const who = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
featureGlobal(`${item} svg`, iconSize(18));
