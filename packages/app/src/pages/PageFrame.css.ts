import { featureStyle } from '@kasb/ui/theme';

export const main = featureStyle({ outline: 'none' });
