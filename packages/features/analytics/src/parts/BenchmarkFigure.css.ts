import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, status } = vars;
const sample = { content: '', display: 'inline-block', inlineSize: 14, marginInlineEnd: 6, borderRadius: 2 };

export const choice = featureStyle({ marginBlockEnd: 12, '@media': { print: { display: 'none' } } });
export const place = featureStyle({ margin: 0, fontWeight: 500, ...type.sm });
export const quiet = featureStyle({ margin: 0, color: color.textMuted, ...type.sm });
export const legend = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  color: color.textMuted,
  ...type.xs,
});
export const market = featureStyle({
  '::before': { ...sample, blockSize: 12, background: `color-mix(in oklab, ${status.info.solid} 28%, transparent)` },
});
export const middle = featureStyle({
  '::before': { ...sample, inlineSize: 2, blockSize: 12, background: color.text, verticalAlign: 'middle' },
});
export const own = featureStyle({
  '::before': { ...sample, blockSize: 6, background: color.accent, verticalAlign: 'middle' },
});
export const share = featureStyle({ margin: '12px 0', ...type.sm });
