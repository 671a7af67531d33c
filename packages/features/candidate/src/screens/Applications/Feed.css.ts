import { featureStyle, vars } from '@kasb/ui/theme';

export const section = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
