import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const list = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const event = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  padding: '5px 0',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -12,
      insetInlineStart: 3,
      inlineSize: 1,
      blockSize: 20,
      background: color.border,
    },
  },
});

export const dot = featureStyle({
  flex: 'none',
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  background: color.borderStrong,
  transform: 'translateY(-2px)',
  forcedColorAdjust: 'none',
  selectors: { [`${event}:first-child > &`]: { background: color.accent } },
});

export const what = featureStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const status = featureStyle({ fontWeight: 500 });
export const who = featureStyle({ color: color.textMuted, ...type.sm });
export const when = featureStyle({ color: color.textMuted, ...type.sm, whiteSpace: 'nowrap' });
