import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const trigger = featureStyle({
  gap: space[2],
  padding: '4px 8px 4px 4px',
  borderRadius: vars.corner.full,
  ...type.sm,
  fontWeight: 500,
});

export const name = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const chevron = featureStyle({
  ...iconSize(16),
  color: color.textMuted,
  '@container': { [containers.mobile]: { display: 'none' } },
});
