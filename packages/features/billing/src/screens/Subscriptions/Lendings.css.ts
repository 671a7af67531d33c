import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';

export const block = featureStyle({
  display: 'grid',
  gridTemplateColumns: `260px ${one}`,
  alignItems: 'start',
  gap: `${space[3]} ${space[10]}`,
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': {
    [tablet]: { gridTemplateColumns: one },
    [mobile]: { gridTemplateColumns: one, padding: space[4] },
  },
});
export const words = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[1] });
