import { vars } from '../theme/contract.css.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { space } = vars;

export const empty = component({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' });

export const size = componentVariants({
  md: { padding: `${space[12]} ${space[6]} 56px` },
  sm: { padding: `${space[6]} ${space[4]}` },
});

export const star = component({ inlineSize: 132, blockSize: 132, marginBlockEnd: space[3], color: vars.color.motif });
export const description = component({ maxInlineSize: '44ch', margin: 0, color: vars.color.textMuted });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[3],
});

componentGlobal(`${star} circle`, { fill: vars.color.highlight, stroke: 'none' });
componentGlobal(`${size.sm} ${star}`, { inlineSize: 104, blockSize: 104 });
