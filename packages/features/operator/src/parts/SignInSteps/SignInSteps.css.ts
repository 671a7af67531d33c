import { featureStyle } from '@kasb/ui/theme';

export const key = featureStyle({ overflowWrap: 'anywhere', textAlign: 'center' });
