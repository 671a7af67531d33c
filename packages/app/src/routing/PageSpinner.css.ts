import { featureStyle } from '@kasb/ui/theme';

export const centre = featureStyle({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });

export const inside = featureStyle({ display: 'grid', placeItems: 'center', padding: '64px 16px' });
