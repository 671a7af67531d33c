import '../../Text/Text.css.ts';
import { type } from '../../theme/mixins.ts';
import { component } from '../../theme/style.ts';

export const amount = component({ ...type.h3, fontWeight: 600 });
