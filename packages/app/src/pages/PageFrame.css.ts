import { featureStyle } from '@kasb/ui/theme';

/** What sticks keeps below the header. */
export const main = featureStyle({ outline: 'none', vars: { '--kasb-sticky-top': '60px' } });
