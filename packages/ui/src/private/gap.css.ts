import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

const { space } = vars;

/** Gaps by step of the spacing scale. */
export const gap = componentVariants({
  0: { gap: 0 },
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
  8: { gap: space[8] },
});
