import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = featureStyle({ ...column, gap: space[5] });
export const head = featureStyle({ ...column, gap: space[2], overflowWrap: 'anywhere' });
export const phone = featureStyle({ color: color.text, fontWeight: 500, whiteSpace: 'nowrap' });
export const resend = featureStyle({
  ...column,
  justifyItems: 'start',
  gap: space[1],
  color: color.textMuted,
  ...type.sm,
});

export const notice = featureStyle({ margin: 0 });
