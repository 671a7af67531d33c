import { avatar } from '../Avatar/Avatar.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, corner, elevation, space, status } = vars;

/** Five columns and a strip fill the height of the window; on a phone one column at a time, and the page scrolls. */
export const board = component({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoColumns: 'minmax(208px, 1fr)',
  gap: space[3],
  blockSize: 'max(420px, calc(100dvh - 286px))',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@container': {
    [containers.header]: { gridAutoColumns: '260px' },
    [containers.mobile]: {
      gridAutoColumns: 'min(326px, 86cqi)',
      alignItems: 'start',
      blockSize: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space[4],
      scrollbarWidth: 'none',
    },
  },
});

const well = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceSunken,
  selectors: {
    '&[data-over]': {
      borderColor: color.accent,
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@container': { [containers.mobile]: { scrollSnapAlign: 'start' } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
} as const;
export const column = component(well);
export const strip = component({
  ...well,
  alignItems: 'center',
  gap: space[2],
  inlineSize: 48,
  justifySelf: 'end',
  paddingBlock: space[1],
});
export const upright = component({ display: 'flex', alignItems: 'center', gap: space[2], writingMode: 'vertical-rl' });
// The strip takes what it needs, the columns share the rest.
componentGlobal(`${board}:has(> ${strip}:last-child)`, {
  gridTemplateColumns: 'repeat(var(--kasb-board-columns, 5), minmax(208px, 1fr)) 48px',
  '@container': { [containers.header]: { gridTemplateColumns: 'none' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 48,
  paddingInline: '12px 6px',
});
export const label = component({
  minInlineSize: 0,
  margin: 0,
  ...type.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const count = component({ color: color.textMuted, ...type.xs });
export const menu = component({ display: 'flex', marginInlineStart: 'auto' });
const square = (background: string) => ({
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  background,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const } },
});
export const tone = componentVariants({
  neutral: square(color.textMuted),
  accent: square(color.accent),
  info: square(status.info.solid),
  promote: square(status.promote.solid),
  caution: square(status.caution.solid),
  positive: square(status.positive.solid),
});

export const body = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${space[2]} ${space[2]}`,
  scrollbarWidth: 'thin',
  selectors: { [`${column}[data-over]:has([data-zone] + [data-zone]) > &`]: { visibility: 'hidden' } },
  '@container': { [containers.mobile]: { overflowY: 'visible' } },
});
export const cards = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const empty = component({ padding: space[4], color: color.textMuted, ...type.xs, textAlign: 'center' });

// Over its cards, and only while one is held over it.
export const zones = component({
  position: 'absolute',
  insetBlock: '48px 8px',
  insetInline: 8,
  display: 'none',
  gridAutoRows: '1fr',
  gap: space[2],
  selectors: { [`${column}[data-over] > &:has([data-zone] + [data-zone])`]: { display: 'grid' } },
});
export const zone = component({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  paddingBlockStart: space[4],
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 55%, ${color.border})`,
  borderRadius: corner.md,
  background: `color-mix(in oklab, ${color.surface} 60%, transparent)`,
  color: color.onAccentSoft,
  ...type.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accent, background: color.surface, fontWeight: 600 },
  },
});

// Cards out of sight are neither laid out nor painted.
export const card = component({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  background: color.surface,
  color: color.text,
  ...type.sm,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 100px',
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
      cursor: 'grabbing',
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
  flex: 'none',
  marginBlockStart: 10,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  background: color.highlight,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
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
export const initials = component({ inlineSize: 28, blockSize: 28 });
const isMarking = `${card}:hover, ${card}:focus-visible, ${board}[data-selecting] ${card}, ${card}[aria-selected=true]`;
export const check = component({
  position: 'absolute',
  inset: 4,
  display: 'none',
  placeItems: 'center',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: corner.xs,
  background: color.surface,
  color: 'transparent',
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
componentGlobal(`${check} svg`, iconSize(14, 2.5));
componentGlobal(
  isMarking
    .split(', ')
    .map((one) => `${one} ${check}`)
    .join(', '),
  { display: 'grid' },
);
componentGlobal(
  isMarking
    .split(', ')
    .map((one) => `${one} .${avatar}.${initials}`)
    .join(', '),
  { visibility: 'hidden' },
);
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
    [`${card}:hover &, ${card}:focus-visible &, &:focus-visible`]: { opacity: 1 },
    '&:hover': { background: color.hover },
  },
  '@container': {
    [containers.mobile]: { inlineSize: 44, blockSize: 44, margin: '-8px -12px -8px 0', opacity: 1 },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44, margin: '-8px -12px -8px 0', opacity: 1 } },
});
componentGlobal(`${more} svg`, iconSize(18));
