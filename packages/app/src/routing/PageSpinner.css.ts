import { featureStyle } from '@kasb/ui/theme';

export const centre = featureStyle({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });
