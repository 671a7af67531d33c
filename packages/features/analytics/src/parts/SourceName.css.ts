import { featureStyle, vars } from '@kasb/ui/theme';

export const source = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
