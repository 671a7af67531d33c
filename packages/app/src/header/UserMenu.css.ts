import { containers, featureStyle, focusRing, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const trigger = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: vars.height.md,
    padding: '4px 8px 4px 4px',
    border: 0,
    borderRadius: vars.corner.full,
    background: 'none',
    color: color.text,
    font: `500 14px/20px ${vars.font}`,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.hover }, '&[data-pressed]': { background: color.pressed } },
  },
]);

export const name = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const chevron = featureStyle({
  ...iconSize(16),
  color: color.textMuted,
  '@container': { [containers.mobile]: { display: 'none' } },
});

export const menu = featureStyle({
  minInlineSize: 200,
  padding: 6,
  border: `1px solid ${color.border}`,
  borderRadius: vars.corner.lg,
  background: color.surfaceRaised,
  boxShadow: vars.elevation[2],
  outline: 'none',
});

export const item = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.height.row,
  padding: '8px 10px',
  borderRadius: vars.corner.sm,
  ...type.nav,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  },
});

export const itemIcon = featureStyle(iconSize(18));
