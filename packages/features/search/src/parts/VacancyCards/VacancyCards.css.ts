import { bareList, featureStyle, vars } from '@kasb/ui/theme';

export const cards = featureStyle({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const more = featureStyle({ marginBlockStart: vars.space[6] });
