import { featureStyle } from '@kasb/ui/theme';

export const code = featureStyle({ width: 200, height: 200, placeSelf: 'center' });
