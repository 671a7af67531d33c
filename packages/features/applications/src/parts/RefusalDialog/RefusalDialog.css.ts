import { featureGlobal, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const form = featureStyle({ display: 'grid', gap: space[5] });
export const reasons = featureStyle({});
featureGlobal(`${reasons} div:has(> label)`, { gridTemplateColumns: '1fr 1fr' });
export const message = featureStyle({ display: 'grid', gap: space[3] });
// As wide as their words: there are too many to fill lines.
export const chips = featureStyle({});
featureGlobal(`${chips} label`, { flexGrow: 0 });
