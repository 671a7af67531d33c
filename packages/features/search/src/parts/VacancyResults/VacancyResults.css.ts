import { featureStyle, vars } from '@kasb/ui/theme';

export const notice = featureStyle({ marginBlockEnd: vars.space[3] });
