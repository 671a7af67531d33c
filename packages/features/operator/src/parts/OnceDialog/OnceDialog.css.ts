import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const secret = featureStyle({
  ...type.h3,
  padding: space[4],
  borderRadius: corner.sm,
  background: color.surfaceSunken,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
