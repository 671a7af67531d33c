import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const step = featureStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const stepNarrow = featureStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const head = featureStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const headDisplay = featureStyle({ display: 'grid', gap: space[4] });

export const display = featureStyle({
  margin: 0,
  fontSize: 42,
  lineHeight: '50px',
  fontWeight: 600,
  letterSpacing: '-.026em',
  textWrap: 'balance',
  '@container': {
    [containers.header]: { fontSize: 38, lineHeight: '44px' },
    [containers.mobile]: { fontSize: 34, lineHeight: '41px' },
  },
});

export const title = featureStyle({
  margin: 0,
  fontSize: 26,
  lineHeight: '34px',
  fontWeight: 600,
  letterSpacing: '-.018em',
  textWrap: 'balance',
  outline: 'none',
  '@container': { [containers.mobile]: { fontSize: 24, lineHeight: '30px' } },
});

export const lead = featureStyle({ margin: 0, color: color.textMuted });

export const leadLarge = featureStyle({ margin: 0, fontSize: 17, lineHeight: '26px', color: color.textMuted });

export const sentTo = featureStyle({ fontWeight: 500, color: color.text, whiteSpace: 'nowrap' });

export const form = featureStyle({ display: 'grid', gap: space[5] });

export const hint = featureStyle({ margin: 0, fontSize: 13, lineHeight: '18px', color: color.textMuted });

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

export const resend = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  margin: 0,
  minBlockSize: 20,
  fontSize: 14,
  lineHeight: '20px',
  color: color.textMuted,
});

export const back = featureStyle({ marginBlockEnd: 12 });
