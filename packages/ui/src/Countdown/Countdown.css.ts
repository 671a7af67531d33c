import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

export const countdown = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  color: vars.color.textMuted,
  ...type.sm,
});
export const time = component({
  color: vars.color.text,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
componentGlobal(`${countdown} > svg`, { ...iconSize(16), marginBlockStart: 2 });
