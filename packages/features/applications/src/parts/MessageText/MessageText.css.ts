import { bareTextArea, featureGlobal, featureStyle, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const ends = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
// What a template is called is worth more room than a switch in one line.
featureGlobal(`${ends} > :first-child`, { flexShrink: 9999 });

export const box = featureStyle({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: corner.md,
  background: color.surface,
  selectors: {
    '&:has(textarea:focus)': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: -1 },
    '&:has(textarea[aria-invalid=true])': { borderColor: status.critical.solid, outlineColor: status.critical.solid },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(textarea:focus)': { outlineColor: 'Highlight' } } } },
});
export const bar = featureStyle([
  ends,
  { flexWrap: 'wrap', gap: space[2], padding: space[2], borderBlockStart: `1px solid ${color.border}` },
]);

// The text is drawn over the field, letter upon letter, where both are sure to break lines alike.
const isDrawn = '(forced-colors: none)';
const breaksAlike = '(field-sizing: content)';
const lines = { gridArea: '1 / 1', minBlockSize: 112, padding: '10px 12px' } as const;
export const paper = featureStyle({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const field = featureStyle({
  ...bareTextArea,
  ...lines,
  '@media': {
    ...bareTextArea['@media'],
    [isDrawn]: { '@supports': { [breaksAlike]: { WebkitTextFillColor: 'transparent' } } },
  },
});
export const looks = featureStyle({
  ...lines,
  ...type.body,
  display: 'none',
  letterSpacing: 'normal',
  textRendering: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '@media': {
    ...bareTextArea['@media'],
    [isDrawn]: { '@supports': { [breaksAlike]: { display: 'block' } } },
  },
});
// Through it the caret is seen, and what is selected.
export const token = featureStyle({
  paddingBlock: 1,
  borderRadius: corner.sm,
  background: `color-mix(in oklab, ${color.accent} 12%, transparent)`,
  color: color.onAccentSoft,
  boxDecorationBreak: 'clone',
});
export const brace = featureStyle({ color: 'transparent', fontStyle: 'normal' });
export const error = featureStyle({ margin: '6px 0 0', color: status.critical.onSoft, ...type.xs });

export const variables = featureStyle({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const variable = featureStyle({
  borderColor: `color-mix(in oklab, ${color.accent} 50%, ${color.border})`,
  borderRadius: corner.full,
  color: color.accent,
  ...type.xs,
});

export const note = featureStyle({ display: 'flex', gap: 6 });
featureGlobal(`${note} > svg`, { ...iconSize(16), marginBlockStart: 2 });
