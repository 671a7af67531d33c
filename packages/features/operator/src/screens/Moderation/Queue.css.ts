import { containers, featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;

export const queue = featureStyle({
  minInlineSize: 0,
  background: color.surface,
  borderInlineEnd: `1px solid ${color.border}`,
  '@container': { [containers.tablet]: { display: 'none' } },
});
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: '10px 14px',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const item = featureStyle({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: '10px 14px',
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: 'none',
  color: color.text,
  font: 'inherit',
  ...type.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentSoft, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  },
});
export const title = featureStyle({ fontWeight: 500, overflowWrap: 'anywhere' });
export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: color.textMuted,
  ...type.xs,
  selectors: { '&[data-late]': { color: status.warning.onSoft, fontWeight: 500 } },
});
export const findings = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: space[1],
  color: color.textMuted,
  fontWeight: 400,
});
export const claimed = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  paddingInlineStart: space[2],
});
featureGlobal(`${line} svg`, iconSize(14));
