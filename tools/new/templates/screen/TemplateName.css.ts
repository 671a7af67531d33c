import { featureStyle } from '@kasb/ui/theme';

export const title = featureStyle({ overflowWrap: 'anywhere' });
