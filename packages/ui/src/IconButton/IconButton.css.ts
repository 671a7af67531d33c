import '../Button/Button.css.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { componentGlobal, componentVariants } from '../theme/style.ts';

export const square = componentVariants({
  sm: { inlineSize: vars.height.sm, padding: 0 },
  md: { inlineSize: vars.height.md, padding: 0 },
  lg: { inlineSize: vars.height.lg, padding: 0 },
});

for (const size of Object.values(square)) componentGlobal(`${size} svg`, iconSize(18));
componentGlobal(`${square.sm} svg`, iconSize(16));
