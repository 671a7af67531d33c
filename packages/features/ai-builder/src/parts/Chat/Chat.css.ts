import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { elevation, space } = vars;
const { header, mobile } = containers;

// Backwards: the end stays in sight when a keyboard, or a longer text below, takes of its height.
export const scroll = featureStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column-reverse',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What comes at the end is made up for by hand: not every browser does, and some only where it is laid out forwards.
  overflowAnchor: 'none',
});

export const column = featureStyle({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 760,
  marginInline: 'auto',
  padding: `${space[5]} ${space[8]}`,
  '@container': { [header]: { paddingInline: space[5] }, [mobile]: { padding: `${space[2]} ${space[4]} ${space[5]}` } },
});

export const missing = featureStyle({ selectors: { '&:has([data-tone])': { marginBlockStart: space[4] } } });

export const log = featureStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 14,
  paddingBlockStart: space[6],
});

// Under the text of the bubbles, which stand beside their mark.
const indent = 42;
export const typing = featureStyle({ marginInlineStart: indent });
export const options = featureStyle({
  marginBlockStart: 14,
  paddingInlineStart: indent,
  '@container': { [mobile]: { paddingInlineStart: 0 } },
});

/** Over the end of what is seen, and over the field: it takes no room of its own. */
export const newest = featureStyle({ position: 'relative', flex: 'none', blockSize: 0 });
export const toNewest = featureStyle({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  boxShadow: elevation[2],
});

/** The answer that is coming, and the button that ends it under its words. */
export const coming = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginBlockStart: space[3],
});
