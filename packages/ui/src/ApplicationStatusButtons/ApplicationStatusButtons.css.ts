import '../Inline/Inline.css.ts';
import { containers } from '../theme/containers.ts';
import { component, componentGlobal } from '../theme/style.ts';

export const buttons = component({});
componentGlobal(`${buttons} > *`, { '@container': { [containers.mobile]: { flex: '1 1 auto' } } });
