import { bareList, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const root = featureStyle({ display: 'grid', gap: space[3], marginBlockStart: space[6] });

export const list = featureStyle({ ...bareList, display: 'flex', flexWrap: 'wrap', gap: space[2] });
