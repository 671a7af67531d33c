import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner } = vars;

export const list = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const moment = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 10,
  paddingBlockEnd: 12,
  ...type.xs,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      zIndex: 1,
      inlineSize: 8,
      blockSize: 8,
      margin: '5px 0 0 3px',
      borderRadius: corner.full,
      background: color.borderStrong,
    },
    '&:first-child::before': { background: color.accent },
    // From each to the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '12px -6px',
      insetInlineStart: 6.5,
      inlineSize: 1,
      background: color.border,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before, &:first-child::before, &:not(:last-child)::after': { background: 'CanvasText' } },
    },
  },
});
export const title = featureStyle({ fontWeight: 500 });
export const words = featureStyle({ fontWeight: 400 });
export const under = featureStyle({ display: 'block', color: color.textMuted });
