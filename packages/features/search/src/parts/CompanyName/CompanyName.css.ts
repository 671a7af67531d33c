import { featureStyle, fingerLine } from '@kasb/ui/theme';

export const link = featureStyle(fingerLine);
