import { bareTextArea, containers, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;
const { header, mobile } = containers;

export const column = featureStyle({
  flex: 'none',
  inlineSize: '100%',
  maxInlineSize: 760,
  marginInline: 'auto',
  padding: `0 ${space[8]} 18px`,
  '@container': {
    [header]: { paddingInline: space[5] },
    [mobile]: { padding: `0 ${space[4]} max(12px, env(safe-area-inset-bottom))` },
  },
});

export const box = featureStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[2],
  padding: `11px 10px 11px ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: corner.lg,
  background: color.surface,
  cursor: 'text',
  selectors: {
    '&:focus-within': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: -1 },
    '&[data-disabled]': { borderColor: color.border, background: color.surfaceSunken },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
  '@container': { [mobile]: { paddingBlock: 6 } },
});

export const field = featureStyle({
  ...bareTextArea,
  minBlockSize: 32,
  maxBlockSize: 142,
  padding: '5px 0',
  '@container': { [mobile]: { minBlockSize: 44, paddingBlock: 11 } },
});

export const hint = featureStyle({
  margin: '6px 0 0',
  color: color.textMuted,
  ...type.cap,
  '@container': { [mobile]: { display: 'none' } },
});
export const error = featureStyle({ margin: '6px 0 0', color: status.critical.onSoft, ...type.xs });
