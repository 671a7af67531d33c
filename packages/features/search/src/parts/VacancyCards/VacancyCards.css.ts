import { bareList, featureStyle, vars } from '@kasb/ui/theme';

export const cards = featureStyle({ ...bareList, display: 'grid', gap: vars.space[3] });

export const more = featureStyle({ marginBlockStart: vars.space[6] });
