import { bareTextArea, containers, featureStyle, focusRing, iconSize, media, ordinal, vars } from '@kasb/ui/theme';

const { color, corner, elevation, space } = vars;
const { mobile } = containers;

export const row = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  padding: `14px 10px 14px ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
  selectors: {
    '&:has(textarea:focus-visible)': {
      borderColor: color.accent,
      outline: `2px solid ${color.accent}`,
      outlineOffset: -1,
    },
    '&[data-dragged]': { borderColor: color.accent, boxShadow: elevation[2] },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(textarea:focus-visible)': { outlineColor: 'Highlight' } } } },
  '@container': {
    [mobile]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `${space[2]} ${space[3]}` },
  },
});

export const handle = featureStyle([
  focusRing,
  {
    font: 'inherit',
    ...ordinal,
    position: 'relative',
    margin: 0,
    marginBlockStart: -1,
    padding: 0,
    border: 0,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      // The hit area is larger than the circle.
      '&::after': { content: '', position: 'absolute', inset: -10 },
      '&:active': { cursor: 'grabbing' },
    },
  },
]);
const isPointed = `:is(${handle}:hover, ${handle}:focus-visible) > &`;
export const number = featureStyle({ gridArea: '1 / 1', selectors: { [isPointed]: { visibility: 'hidden' } } });
export const grip = featureStyle({
  ...iconSize(16),
  gridArea: '1 / 1',
  visibility: 'hidden',
  selectors: { [isPointed]: { visibility: 'visible' } },
});

export const text = featureStyle({
  ...bareTextArea,
  padding: 0,
  // Where the browser cannot let it grow, the person can.
  '@supports': { 'not (field-sizing: content)': { minBlockSize: 44, resize: 'vertical' } },
});

export const badge = featureStyle({
  flex: 'none',
  marginBlock: -1,
  '@container': { [mobile]: { gridArea: '2 / 2', justifySelf: 'start' } },
});
export const remove = featureStyle({
  flex: 'none',
  marginBlock: -5,
  '@container': { [mobile]: { gridArea: '1 / 3', marginBlock: -11 } },
});
