import { type } from '../theme/mixins.ts';
import { component, componentVariants } from '../theme/style.ts';

export const heading = component({ margin: 0, fontWeight: 600, textWrap: 'balance', overflowWrap: 'anywhere' });

export const size = componentVariants({ display: type.display, h1: type.h1, h2: type.h2, h3: type.h3 });
