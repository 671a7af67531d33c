import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { mobile } = containers;
const hidden = { '@container': { [mobile]: { display: 'none' } } };
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const bar = featureStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  blockSize: 60,
  padding: `0 ${space[5]} 0 ${space[8]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@container': { [mobile]: { gap: 2, blockSize: 56, padding: `0 6px 0 ${space[4]}` } },
});

export const start = featureStyle({ display: 'flex', flex: 1, alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const brand = featureStyle({ display: 'flex', flex: 'none' });
export const brandOfChat = featureStyle([brand, hidden]);
export const rule = featureStyle({ flex: 'none', inlineSize: 1, blockSize: 28, background: color.border, ...hidden });
export const names = featureStyle({ display: 'grid', minInlineSize: 0 });
export const name = featureStyle(cut);
export const title = featureStyle({
  marginInlineStart: space[2],
  ...type.h3,
  fontWeight: 600,
  ...cut,
});

export const wide = featureStyle(hidden);
export const narrow = featureStyle({ display: 'none', '@container': { [mobile]: { display: 'inline-flex' } } });
