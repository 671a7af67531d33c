import { featureGlobal, featureStyle, featureVariants, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;

export const message = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: 10, margin: 0 });
export const side = featureVariants({ ai: {}, user: { justifyContent: 'flex-end' } });

export const column = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: 'min(560px, 86%)',
});
export const columnSide = featureVariants({ ai: { justifyItems: 'start' }, user: { justifyItems: 'end' } });

export const bubble = featureStyle({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: '11px 15px',
  border: '1px solid transparent',
  borderRadius: 14,
  ...type.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

// The hairline is part of the assistant's padding; on the accent fill there is none to see.
export const look = featureVariants({
  ai: { borderColor: color.border, borderStartStartRadius: 4, background: color.surface, color: color.text },
  user: { borderWidth: 0, borderStartEndRadius: 4, background: color.accent, color: color.onAccent },
});

export const avatar = featureStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginBlockStart: 6,
  borderRadius: '50%',
  background: status.promote.soft,
  color: status.promote.onSoft,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
featureGlobal(`${avatar} > svg`, iconSize(16));

export const time = featureStyle({ paddingInline: 4, color: color.textMuted, ...type.cap });
export const note = featureStyle({ margin: 0, paddingInline: 4, color: color.textMuted, ...type.cap });
export const error = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: 0,
  color: status.critical.onSoft,
  ...type.xs,
});
export const options = featureStyle({ marginBlockStart: space[2] });
