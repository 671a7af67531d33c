import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

export const templateName = component({ color: vars.color.text });
