import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentVariants } from '../theme/style.ts';

export const text = component({ margin: 0 });

export const size = componentVariants({
  lead: type.lead,
  body: type.body,
  sm: type.sm,
  xs: type.xs,
  cap: type.cap,
  counter: type.counter,
  price: { ...type.price, whiteSpace: 'nowrap' },
});

export const weight = componentVariants({
  regular: { fontWeight: 400 },
  strong: { fontWeight: 500 },
  bold: { fontWeight: 600 },
});

const { status, color } = vars;
export const tone = componentVariants({
  default: { color: color.text },
  muted: { color: color.textMuted },
  inherit: {},
  accent: { color: color.accent },
  positive: { color: status.positive.onSoft },
  caution: { color: status.caution.onSoft },
  warning: { color: status.warning.onSoft },
  critical: { color: status.critical.onSoft },
  info: { color: status.info.onSoft },
  promote: { color: status.promote.onSoft },
});

export const isPreLine = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const isNumeric = component({ fontVariantNumeric: 'tabular-nums' });
