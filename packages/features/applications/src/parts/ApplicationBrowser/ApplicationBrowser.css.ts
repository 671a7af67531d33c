import { containers, featureGlobal, featureStyle, pageHead, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const head = featureStyle({
  ...pageHead,
  marginBlockEnd: space[4],
  selectors: { 'a + &': { marginBlockStart: space[2] } },
});
export const names = featureStyle({
  flex: '1 1 0',
  minInlineSize: 'min(100%, 240px)',
  '@container': { [containers.mobile]: { minInlineSize: 'min(100%, 160px)' } },
});
export const title = featureStyle({ overflowWrap: 'anywhere' });
export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const view = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': { [containers.mobile]: { gap: 0 } },
});
// On a phone the icons say it, and the words are left to readers.
featureGlobal(`${view} :is(label, button) > span:not(:has(svg))`, {
  '@container': {
    [containers.mobile]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const part = featureStyle({ minInlineSize: 0, marginBlockEnd: space[4] });
export const under = featureStyle({ minInlineSize: 0, marginBlockStart: space[4] });
export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });

export const ghostRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 40,
  padding: '14px 18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const ghostText = featureStyle({ display: 'grid', flex: 1, gap: 8 });
export const ghostPanel = featureStyle({ display: 'grid', gap: space[4] });
// Whoever walks by keyboard meets the list before what narrows it: the tools are seen above it and reached after it.
export const flow = featureStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const first = featureStyle({ order: -2, minInlineSize: 0 });
export const tools = featureStyle({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
});
export const filters = featureStyle({ flex: 1, minBlockSize: 32, marginBlockEnd: space[4] });
