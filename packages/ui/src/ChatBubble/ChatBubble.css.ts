import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, space, status } = vars;

export const message = component({ display: 'flex', alignItems: 'flex-start', gap: 10, margin: 0 });
export const side = componentVariants({ ai: {}, user: { justifyContent: 'flex-end' } });

export const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: 'min(560px, 86%)',
});
export const columnSide = componentVariants({ ai: { justifyItems: 'start' }, user: { justifyItems: 'end' } });

export const bubble = component({
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
export const look = componentVariants({
  ai: { borderColor: color.border, borderStartStartRadius: 4, background: color.surface, color: color.text },
  user: { borderWidth: 0, borderStartEndRadius: 4, background: color.accent, color: color.onAccent },
});

export const avatar = component({
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
componentGlobal(`${avatar} > svg`, iconSize(16));

export const time = component({ paddingInline: 4, color: color.textMuted, ...type.cap });
export const error = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: 0,
  color: status.critical.onSoft,
  ...type.xs,
});
export const options = component({ marginBlockStart: space[2] });
