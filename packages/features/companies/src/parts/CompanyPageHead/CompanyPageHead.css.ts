import { featureStyle, vars } from '@kasb/ui/theme';

export const head = featureStyle({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[5] });

export const names = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
