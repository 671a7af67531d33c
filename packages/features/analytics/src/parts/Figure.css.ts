import { featureStyle, vars } from '@kasb/ui/theme';

export const nothing = featureStyle({ paddingBlock: vars.space[6], textAlign: 'center' });
