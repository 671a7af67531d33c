import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const ends = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [containers.mobile]: { alignItems: 'flex-start' } },
});
export const variables = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const variable = featureStyle({
  borderColor: `color-mix(in oklab, ${color.accent} 50%, ${color.border})`,
  borderRadius: corner.full,
  color: color.accent,
  ...type.xs,
});
