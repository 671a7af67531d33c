import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

export const valid = component({ display: 'contents' });
export const input = component({ whiteSpace: 'nowrap' });

componentGlobal(`${valid} > svg`, { ...iconSize(20), color: vars.status.positive.solid });
