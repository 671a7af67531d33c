import { featureStyle } from '@kasb/ui/theme';

export const page = featureStyle({ maxWidth: 480 });
