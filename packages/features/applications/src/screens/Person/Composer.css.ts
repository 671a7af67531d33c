import { bareTextArea, featureGlobal, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, corner, elevation, space, status } = vars;

export const composer = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const box = featureStyle({
  position: 'relative',
  display: 'grid',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: corner.md,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: -1 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } } },
});
// Nobody is to take a note for a message.
export const note = featureStyle({ background: status.caution.soft });

export const fieldBox = featureStyle({ position: 'relative' });
export const field = featureStyle({ ...bareTextArea, minBlockSize: 64, maxBlockSize: 280, padding: '10px 12px' });
export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: '6px 6px 6px 8px',
});
export const send = featureStyle({ marginInlineStart: 'auto' });
export const error = featureStyle({ margin: '6px 0 0', color: status.critical.onSoft, ...type.xs });

export const members = featureStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 8,
  zIndex: 2,
  margin: 0,
  padding: 4,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  background: color.surfaceRaised,
  boxShadow: elevation[2],
  listStyle: 'none',
});
export const member = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 40,
  padding: '4px 8px',
  borderRadius: corner.sm,
  ...type.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected=true]': { background: color.hover } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
featureGlobal(`${note} textarea::placeholder`, { color: status.caution.onSoft });
