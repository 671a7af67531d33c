import { featureStyle, vars } from '@kasb/ui/theme';

export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
