import { featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

/** It takes no place of its own: rows stay where they are. */
export const place = featureStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: space[2],
  display: 'grid',
  justifyItems: 'center',
  blockSize: 0,
});
export const told = featureStyle({ marginBlockStart: space[1] });
