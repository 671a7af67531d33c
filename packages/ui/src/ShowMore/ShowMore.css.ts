import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
});
export const count = component({ margin: 0, color: vars.color.textMuted, ...type.xs });
