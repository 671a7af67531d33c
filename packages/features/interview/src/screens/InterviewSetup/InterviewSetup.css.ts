import { containers, featureStyle, focusRing, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space, stickyTop } = vars;
const { mobile } = containers;

// The bar keeps to the bottom of the window under a short list too.
export const screen = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${stickyTop})`,
});
export const page = featureStyle({ flex: 1, paddingBlockEnd: space[10] });

export const head = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[1], marginBlockEnd: space[5] });
export const back = featureStyle({ marginBlockEnd: space[2] });
export const subtitle = featureStyle({ overflowWrap: 'anywhere' });

export const notices = featureStyle({ selectors: { '&:has([data-tone])': { marginBlockEnd: space[4] } } });
export const empty = featureStyle({ display: 'grid', gap: space[6] });

export const rows = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ghost = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 52,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
});
export const spinner = featureStyle({ marginBlockEnd: space[4] });

export const add = featureStyle([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: 52,
    marginBlockStart: space[2],
    border: `1.5px dashed ${color.borderStrong}`,
    borderRadius: corner.lg,
    background: 'none',
    color: color.accent,
    font: 'inherit',
    ...type.body,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.accentSoft, color: color.onAccentSoft } },
  },
]);
export const plus = featureStyle(iconSize(18));

export const messages = featureStyle({
  display: 'grid',
  gap: space[2],
  // Empty live regions take no room over the buttons.
  selectors: { '&:not(:has([data-tone]))': { position: 'absolute' } },
});
// Longer words take more of a narrow bar.
export const action = featureStyle({ '@container': { [mobile]: { flexBasis: 'auto' } } });
export const link = featureStyle({ overflowWrap: 'anywhere' });
export const leaving = featureStyle({
  color: color.textMuted,
  ...type.sm,
  '@container': { [mobile]: { display: 'block' } },
});
