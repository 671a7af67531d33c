import { containers, media } from './containers.ts';
import { vars } from './contract.css.ts';

const { color, corner, height, space } = vars;

/** The type scale: size and line in px, tracking and weight where a style has its own. */
export const type = {
  display: {
    fontSize: 42,
    lineHeight: '50px',
    letterSpacing: '-.026em',
    '@container': {
      [containers.tablet]: { fontSize: 38, lineHeight: '44px' },
      [containers.mobile]: { fontSize: 34, lineHeight: '41px' },
    },
  },
  h1: {
    fontSize: 26,
    lineHeight: '34px',
    letterSpacing: '-.018em',
    '@container': { [containers.mobile]: { fontSize: 24, lineHeight: '30px' } },
  },
  h2: { fontSize: 20, lineHeight: '28px', letterSpacing: '-.013em' },
  h3: { fontSize: 16, lineHeight: '24px', letterSpacing: '-.006em' },
  title: { fontSize: 17, lineHeight: '24px' },
  lead: { fontSize: 17, lineHeight: '26px' },
  body: { fontSize: 15, lineHeight: '22px' },
  nav: { fontSize: 14.5, lineHeight: '20px' },
  sm: { fontSize: 14, lineHeight: '20px' },
  xs: { fontSize: 13, lineHeight: '18px' },
  cap: { fontSize: 12, lineHeight: '16px' },
  counter: { fontSize: 32, lineHeight: '40px', letterSpacing: '-.03em' },
  price: { fontSize: 30, lineHeight: '38px', letterSpacing: '-.03em' },
  digit: { fontSize: 24, lineHeight: '32px' },
  figure: { fontSize: 22, lineHeight: '30px', letterSpacing: '-.02em' },
  stat: {
    fontSize: 28,
    lineHeight: '36px',
    letterSpacing: '-.03em',
    '@container': { [containers.mobile]: { fontSize: 24, lineHeight: '30px' } },
  },
  logo: { fontSize: 19, lineHeight: '28px', letterSpacing: '-.03em' },
} as const;

/** Heights, corners and letters of what is pressed or typed into: 32, 40 and 48 px, 44 at least for a finger. */
export const control = {
  sm: { minBlockSize: height.sm, borderRadius: corner.sm, fontSize: type.sm.fontSize },
  md: { minBlockSize: height.md, borderRadius: corner.md, fontSize: type.body.fontSize },
  lg: { minBlockSize: height.lg, borderRadius: corner.md, fontSize: type.h3.fontSize },
} as const;

/** A link that stands alone, as high as a finger needs in a line of its letters, and over what is beside it. */
export const fingerLine = {
  position: 'relative',
  display: 'inline-block',
  '@media': { [media.touch]: { minInlineSize: 44, paddingBlock: 13, marginBlock: -13 } },
} as const;

/** Letters into which iOS does not zoom. */
export const touchInput = { '@media': { [media.touch]: { fontSize: 'max(16px, 1em)' } } } as const;

/** Size and line weight of a lucide icon. */
export const iconSize = (pixels: 14 | 16 | 18 | 20, strokeWidth = 1.75) =>
  ({ display: 'block', flex: 'none', inlineSize: pixels, blockSize: pixels, strokeWidth }) as const;

/** A square of 36 px behind an icon at the start of a row. */
export const tile = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: corner.md,
  background: color.surfaceSunken,
  color: color.textMuted,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;

/** A number of 24 px in a circle before a question. */
export const ordinal = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: corner.full,
  background: color.surfaceSunken,
  color: color.textMuted,
  ...type.xs,
  fontWeight: 600,
} as const;

/** The strip in which a few choices stand side by side. */
export const track = {
  display: 'flex',
  gap: 2,
  padding: 3,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  background: color.surfaceSunken,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
} as const;

/** The head of a page: names at the start, the ways on at the end, under them where it is narrow. */
export const pageHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
} as const;

/** A list without marks. */
export const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** An item of a list of lines, after a diamond in the colour of the motif. */
export const diamondItem = {
  position: 'relative',
  paddingInlineStart: 20,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 3,
      insetBlockStart: 8,
      inlineSize: 6,
      blockSize: 6,
      border: `1.5px solid ${color.motif}`,
      transform: 'rotate(45deg)',
    },
  },
} as const;

/** A text area without looks of its own, in a box that has them; it grows with its text. */
export const bareTextArea = {
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  font: 'inherit',
  ...type.body,
  fieldSizing: 'content',
  resize: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  ...touchInput,
} as const;
