// For .css.ts files only: it carries the style compiler, which a page must not load.
export { containers, media } from './containers.ts';
export { vars } from './contract.css.ts';
export { focusRing } from './focusRing.css.ts';
export { layers } from './layers.css.ts';
export {
  bareList,
  bareTextArea,
  control,
  diamondItem,
  fingerLine,
  iconSize,
  ordinal,
  pageHead,
  tile,
  track,
  type,
} from './mixins.ts';
export {
  component,
  componentGlobal,
  componentVariants,
  featureGlobal,
  featureStyle,
  featureVariants,
} from './style.ts';
export { statusTones } from './tokens.ts';
export type { StatusTone } from './tokens.ts';
