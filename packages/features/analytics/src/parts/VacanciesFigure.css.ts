import { featureStyle, type, vars } from '@kasb/ui/theme';

export const name = featureStyle({ display: 'grid', justifyItems: 'start' });
export const company = featureStyle({ color: vars.color.textMuted, ...type.xs, fontWeight: 400 });
