import { bareTextArea, featureGlobal, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const box = featureStyle({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[2]} ${space[2]} ${space[3]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: corner.md,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: -1 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
});
featureGlobal(`${box} > button`, { justifySelf: 'end' });

export const field = featureStyle({ ...bareTextArea, minBlockSize: 44, maxBlockSize: 280, padding: 0 });
export const error = featureStyle({ margin: '6px 0 0', color: status.critical.onSoft, ...type.xs });
