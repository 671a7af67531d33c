import { avatar } from '../Avatar/Avatar.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';
import { board } from './Board.css.ts';

const { color, corner, elevation, space } = vars;

// Blocks, whose layout goes on from the one that changed; a grid measures all of them.
export const cards = component({ display: 'flow-root' });
export const card = component({
  position: 'relative',
  minInlineSize: 0,
  marginBlockEnd: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  background: color.surface,
  color: color.text,
  ...type.sm,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  outline: 'none',
  selectors: {
    '&:hover': { borderColor: `color-mix(in oklab, ${color.borderStrong} 55%, ${color.border})` },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    '&[aria-selected=true]': {
      borderColor: color.accent,
      background: `color-mix(in oklab, ${color.accentSoft} 70%, ${color.surface})`,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&[data-lifted]': { borderStyle: 'dashed', background: 'none', opacity: 0.38 },
    '&[data-ghost]': {
      position: 'fixed',
      zIndex: 30,
      background: color.surfaceRaised,
      boxShadow: elevation[3],
      rotate: '1.6deg',
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-ghost]': { rotate: 'none' } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected=true]': { borderColor: 'Highlight' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
export const cell = component({ display: 'grid', gap: space[2], padding: '10px 12px' });
export const title = component({ display: 'flex', alignItems: 'flex-start', gap: space[2], minInlineSize: 0 });
export const name = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: 4,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const dot = component({
  marginBlockStart: 10,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  background: color.highlight,
  // Where the menu will stand while it is not seen.
  translate: '30px',
  selectors: { [`${card}:is(:hover, :focus-visible) &`]: { translate: 'none' } },
  '@container': { [containers.mobile]: { translate: 'none' } },
  '@media': {
    [media.touch]: { translate: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

/** The initials, and in their place the mark while one selects. */
export const mark = component({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
});
export const initials = component({});
const isMarking = `:is(${board}[data-selecting] ${card}, ${card}:is(:hover, :focus-visible, [aria-selected=true]))`;
export const check = component({
  position: 'absolute',
  inset: 4,
  display: 'none',
  placeItems: 'center',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: corner.xs,
  background: color.surface,
  selectors: {
    [`${card}[aria-selected=true] &`]: { borderColor: color.accent, background: color.accent, color: color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${card}[aria-selected=true] &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
// Drawn here and not as icons: a card that is scrolled to has a third fewer elements to be made of.
componentGlobal(`${check}::before`, {
  content: '',
  inlineSize: 5,
  blockSize: 9,
  marginBlockEnd: 2,
  borderInlineEnd: '2px solid',
  borderBlockEnd: '2px solid',
  rotate: '45deg',
  // Not see-through: where colours are forced it would be seen.
  visibility: 'hidden',
});
componentGlobal(`${card}[aria-selected=true] ${check}::before`, { visibility: 'visible' });
componentGlobal(`${isMarking} ${check}`, { display: 'grid' });
componentGlobal(`${isMarking} .${avatar}.${initials}`, { visibility: 'hidden' });
componentGlobal(`.${avatar}.${initials}`, { inlineSize: 28, blockSize: 28, fontSize: type.cap.fontSize });

export const more = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: corner.sm,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${card}:is(:hover, :focus-visible) &, &:focus-visible`]: { opacity: 1 },
    '&:hover': { background: color.hover },
  },
  '@container': {
    [containers.mobile]: { inlineSize: 44, blockSize: 44, margin: '-8px -12px -8px 0', opacity: 1 },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44, margin: '-8px -12px -8px 0', opacity: 1 } },
});
componentGlobal(`${more}::before`, {
  content: '',
  inlineSize: 14,
  blockSize: 4,
  background: 'radial-gradient(circle, currentColor 1px, transparent 1.75px) 0 0 / 4.66px 4px',
  // What is drawn as a ground is taken away there.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'ButtonText' } },
});
