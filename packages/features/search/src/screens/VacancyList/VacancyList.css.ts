import { featureStyle, vars } from '@kasb/ui/theme';

export const title = featureStyle({ marginBlockEnd: vars.space[4] });

export const count = featureStyle({ margin: '24px 0 12px', color: vars.color.textMuted, minBlockSize: 22 });

export const number = featureStyle({ fontWeight: 500, color: vars.color.text });

export const cards = featureStyle({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });

export const notice = featureStyle({ marginBlockEnd: vars.space[3] });

export const more = featureStyle({ marginBlockStart: vars.space[6] });
