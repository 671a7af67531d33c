import { featureStyle } from '@kasb/ui/theme';

export const key = featureStyle({ overflowWrap: 'anywhere', textAlign: 'center' });
export const head = featureStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});
