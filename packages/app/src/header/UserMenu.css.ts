import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const trigger = featureStyle({
  padding: '4px 8px 4px 4px',
  borderRadius: vars.corner.full,
  ...type.sm,
  fontWeight: 500,
});

export const line = featureStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const name = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const chevron = featureStyle({
  ...iconSize(16),
  color: color.textMuted,
  '@container': { [containers.mobile]: { display: 'none' } },
});
