import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const parts = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const head = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const part = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const text = featureStyle({ overflowWrap: 'anywhere' });
export const salary = featureStyle({
  margin: 0,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: '-.006em',
  overflowWrap: 'anywhere',
});
export const label = featureStyle({ margin: 0, ...type.sm, fontWeight: 500 });

export const ghost = featureStyle({
  margin: 0,
  padding: space[3],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: corner.md,
  color: color.textMuted,
  textAlign: 'center',
  ...type.sm,
});

export const lines = featureStyle({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const line = featureStyle({
  position: 'relative',
  paddingInlineStart: space[5],
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
});

// The wash says «new»; the words are there without it.
export const fresh = featureStyle({
  borderRadius: corner.xs,
  background: `linear-gradient(90deg, color-mix(in oklab, ${color.highlight} 26%, transparent), transparent 92%)`,
});
