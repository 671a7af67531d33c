import '../../Badge/Badge.css.ts';
import { component } from '../../theme/style.ts';

// A foreign value may be of any length: one line, the rest in its title.
export const unknown = component({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: 'min(100%, 24em)' });
export const value = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
