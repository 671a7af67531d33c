import { featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const filters = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
