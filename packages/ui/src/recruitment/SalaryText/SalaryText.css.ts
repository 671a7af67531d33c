import '../../Text/Text.css.ts';
import { component } from '../../theme/style.ts';

export const amount = component({ fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-.006em' });
