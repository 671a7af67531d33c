import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brand, light } from './tokens.ts';

// --kasb-surface-sunken, --kasb-positive-on-soft: `color` and `status` only group the names in code.
function publicName(_value: string | null, path: string[]): string {
  const words = path.filter((word) => word !== 'color' && word !== 'status');
  return ['kasb', ...words].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What a host may set: brand, neutrals, statuses, depth. Names are public and stable. */
export const publicVars = createGlobalThemeContract({ ...brand, ...light }, publicName);

/** What follows from the public variables; never set by a host. */
export const derivedVars = createGlobalThemeContract(
  {
    color: { accentHover: '', accentPressed: '', hover: '', pressed: '', outline: '' },
    corner: { xs: '', sm: '', md: '', lg: '', xl: '', full: '' },
    height: { sm: '', md: '', lg: '', row: '' },
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '' },
    elevation: { 1: '', 2: '', 3: '' },
    motion: { fast: '', base: '', slow: '', easeOut: '', easeIn: '', easeMove: '' },
    inputSize: '',
    girih: '',
  },
  publicName,
);

/** Every variable of the theme as `var(--kasb-…)`. */
export const vars = {
  ...publicVars,
  ...derivedVars,
  color: { ...publicVars.color, ...derivedVars.color },
};
