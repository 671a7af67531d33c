import { featureStyle, vars } from '@kasb/ui/theme';

export const way = featureStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
