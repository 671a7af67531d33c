import { featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = featureStyle({ maxInlineSize: 480 + 64 });
export const content = featureStyle({ ...column, gap: space[5] });
export const head = featureStyle({ ...column, gap: space[2], overflowWrap: 'anywhere' });
