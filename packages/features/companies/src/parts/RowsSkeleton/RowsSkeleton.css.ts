import { featureStyle, vars } from '@kasb/ui/theme';

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '14px 18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const lines = featureStyle({ display: 'grid', gap: vars.space[2] });
