import { featureStyle, vars } from '@kasb/ui/theme';

const { color, corner } = vars;

/** Of the button that adds what is not there yet: a dashed place for it. */
export const addPlace = featureStyle({
  minBlockSize: 48,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: corner.md,
});
