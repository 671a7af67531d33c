import { featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const section = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
