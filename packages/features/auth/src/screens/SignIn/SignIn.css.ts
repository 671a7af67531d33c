import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const step = featureStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const stepNarrow = featureStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const head = featureStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const headDisplay = featureStyle({ display: 'grid', gap: space[4] });

export const display = featureStyle({
  margin: 0,
  ...type.display,
  fontWeight: 600,
  textWrap: 'balance',
  '@container': {
    // Beside the panel there is less room than a page of this width has.
    [containers.header]: type.display['@container'][containers.tablet],
    ...type.display['@container'],
  },
});

export const title = featureStyle({
  margin: 0,
  ...type.h1,
  fontWeight: 600,
  textWrap: 'balance',
  outline: 'none',
});

export const lead = featureStyle({ margin: 0, color: color.textMuted });

export const leadLarge = featureStyle({ margin: 0, ...type.lead, color: color.textMuted });

export const sentTo = featureStyle({ fontWeight: 500, color: color.text, whiteSpace: 'nowrap' });

export const form = featureStyle({ display: 'grid', gap: space[5] });

export const hint = featureStyle({ margin: 0, ...type.xs, color: color.textMuted });

export const rule = featureStyle({ margin: 0, border: 0, blockSize: 1, background: color.border });

export const other = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  color: color.textMuted,
});

// As high as a finger needs, in a line of its letters.
export const seek = featureStyle({ paddingBlock: 11, marginBlock: -11 });

export const resend = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  margin: 0,
  minBlockSize: 20,
  ...type.sm,
  color: color.textMuted,
});

export const back = featureStyle({ marginBlockEnd: 12 });
