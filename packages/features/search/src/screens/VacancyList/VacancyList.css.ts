import { featureStyle, vars } from '@kasb/ui/theme';

export const title = featureStyle({ marginBlockEnd: vars.space[4] });

export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  margin: '24px 0 12px',
});

export const count = featureStyle({ margin: 0, color: vars.color.textMuted, minBlockSize: 22 });

export const number = featureStyle({ fontWeight: 500, color: vars.color.text });
