import { containers, featureGlobal, featureStyle } from '@kasb/ui/theme';

export const buttons = featureStyle({});
featureGlobal(`${buttons} > *`, { '@container': { [containers.mobile]: { flex: '1 1 auto' } } });
