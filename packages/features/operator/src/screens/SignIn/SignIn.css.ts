import { featureStyle } from '@kasb/ui/theme';

export const page = featureStyle({ maxWidth: 480 });
export const key = featureStyle({ overflowWrap: 'anywhere', textAlign: 'center' });
