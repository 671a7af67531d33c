import { featureStyle, vars } from '@kasb/ui/theme';

export const back = featureStyle({ marginBlockEnd: vars.space[3] });
