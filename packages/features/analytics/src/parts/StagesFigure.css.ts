import { featureStyle, type, vars } from '@kasb/ui/theme';

export const hire = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: '12px 0 0',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.color.border}`,
  ...type.sm,
});
export const quiet = featureStyle({ color: vars.color.textMuted });
