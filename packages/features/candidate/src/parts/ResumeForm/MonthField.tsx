import { useFormat, useWords } from '@kasb/kit';
import { Select, TextField } from '@kasb/ui';
import * as css from './ResumeForm.css.ts';

export interface MonthFieldProps {
  label: string;
  month: string;
  year: string;
  errorMessage: string | undefined;
  isDisabled?: boolean;
  onChange: (month: string, year: string) => void;
}

const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month and a year, which phones would spin through in a field of dates. */
export function MonthField({ label, month, year, errorMessage, isDisabled, onChange }: MonthFieldProps) {
  const words = useWords();
  const format = useFormat();
  const name = (number: string) => format.month(`2020-${number}`).replace(/[\s\d,.-]+/g, '');
  return (
    <fieldset className={css.month} disabled={isDisabled}>
      <legend className={css.legend}>{label}</legend>
      <Select
        label={words('period', 'monthly')}
        isLabelHidden
        placeholder={words('period', 'monthly')}
        options={numbers.map((value) => ({ value, label: name(value) }))}
        value={month}
        isDisabled={isDisabled}
        errorMessage={errorMessage}
        onChange={(value) => onChange(value, year)}
      />
      <TextField
        label={words('period', 'yearly')}
        isLabelHidden
        placeholder={words('period', 'yearly')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        isDisabled={isDisabled}
        onChange={(value) => onChange(month, value)}
      />
    </fieldset>
  );
}
