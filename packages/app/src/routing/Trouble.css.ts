import { featureStyle, type, vars } from '@kasb/ui/theme';

export const trouble = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: 560,
  margin: '48px auto',
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.corner.lg,
  background: vars.color.surface,
});

export const title = featureStyle({
  margin: 0,
  ...type.h2,
  fontWeight: 600,
});

export const text = featureStyle({ margin: 0, color: vars.color.textMuted });
