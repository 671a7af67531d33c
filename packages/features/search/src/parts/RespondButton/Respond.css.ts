import { featureStyle, type, vars } from '@kasb/ui/theme';

export const failure = featureStyle({
  margin: 0,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  order: 1,
  ...type.xs,
  textAlign: 'end',
  color: vars.status.critical.onSoft,
});
