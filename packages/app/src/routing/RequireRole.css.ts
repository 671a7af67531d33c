import { featureStyle } from '@kasb/ui/theme';

export const page = featureStyle({ display: 'contents' });
