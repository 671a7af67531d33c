import { useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import type { TextFieldProps } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import { groupDigits, isSalary } from '../../model/vacancyForm.ts';

export interface SalaryFieldProps extends Pick<TextFieldProps, 'label' | 'errorMessage'> {
  value: string;
  onChange: (value: string) => void;
}

/** A sum in whole units: its digits are grouped when the field is left. */
export function SalaryField({ label, value, errorMessage, onChange }: SalaryFieldProps) {
  const t = useMessages(vacanciesMessages);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('form.salaryNone')}
      value={value}
      errorMessage={errorMessage}
      validate={(typed) => (isSalary(typed) ? undefined : t('form.salaryInvalid'))}
      onChange={onChange}
      onBlur={() => {
        const grouped = groupDigits(value);
        if (grouped !== value) onChange(grouped);
      }}
    />
  );
}
