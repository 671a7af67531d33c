import { featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const list = featureStyle({ overflow: 'hidden' });

// As wide as its column, however long.
export const name = featureStyle({ display: 'block', inlineSize: 0, minInlineSize: '100%', ...cut });

// A long origin is cut, and its comma with it; the day is not.
export const meta = featureStyle({ display: 'flex' });
export const origin = featureStyle(cut);
export const day = featureStyle({ flex: 'none', whiteSpace: 'pre' });

export const more = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border}`,
});
