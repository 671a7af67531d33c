import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const lead = featureStyle({
  margin: 0,
  marginBlock: `${space[2]} ${space[6]}`,
  ...type.body,
  color: color.textMuted,
});
