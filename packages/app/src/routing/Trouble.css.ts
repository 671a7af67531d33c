import { featureStyle, vars } from '@kasb/ui/theme';

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
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-.013em',
});

export const text = featureStyle({ margin: 0, color: vars.color.textMuted });
