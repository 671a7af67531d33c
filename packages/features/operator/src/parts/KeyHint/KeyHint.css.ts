import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { corner } = vars;

/** A key by its name. */
export const key = featureStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  // A button gives what stands in it the size of an icon; keys have names of several letters.
  inlineSize: 'auto',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 4,
  whiteSpace: 'nowrap',
  border: '1px solid color-mix(in oklab, currentColor 34%, transparent)',
  borderRadius: corner.xs,
  ...type.cap,
  fontWeight: 500,
});
// Who works by touch has no keys.
export const hint = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
