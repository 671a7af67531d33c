import { featureStyle, focusRing, type, vars } from '@kasb/ui/theme';

export const link = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.height.sm,
    padding: '4px 11px',
    borderRadius: vars.corner.sm,
    color: vars.color.accent,
    ...type.sm,
    fontWeight: 500,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.accentSoft } },
  },
]);
