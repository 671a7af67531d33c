import { featureStyle, vars } from '@kasb/ui/theme';

export const way = featureStyle({ display: 'grid', gap: vars.space[2] });
