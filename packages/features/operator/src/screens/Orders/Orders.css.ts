import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const filters = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const minor = featureStyle({ display: 'block', color: color.textMuted, ...type.xs });
export const pair = featureStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });
export const code = featureStyle({ overflowWrap: 'anywhere', color: color.textMuted, ...type.xs });
