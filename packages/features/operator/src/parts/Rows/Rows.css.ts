import { featureStyle, vars } from '@kasb/ui/theme';

export const more = featureStyle({ padding: vars.space[3] });
