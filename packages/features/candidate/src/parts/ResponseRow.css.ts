import { featureStyle } from '@kasb/ui/theme';

export const next = featureStyle({ paddingInlineStart: 48 });
