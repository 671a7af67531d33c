import { createVar } from '@vanilla-extract/css';
import { control } from '../private/field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { touchInput, type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

export const rows = createVar();
const lines = (count: string | number) => `calc(${count} * 22px + 20px)`;

export const area = component([
  control,
  {
    display: 'block',
    minBlockSize: lines(rows),
    // Grows with its text where the browser can, to 16 rows; by the handle everywhere.
    fieldSizing: 'content',
    maxBlockSize: `max(${lines(16)}, ${lines(rows)})`,
    padding: '9px 12px',
    lineHeight: type.body.lineHeight,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
    ...touchInput,
  },
]);
