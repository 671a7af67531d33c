import * as css from './SearchForm.css.ts';

export interface PlainSelectProps {
  /** Name in the form's data. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

/** A select as browsers bring it, for those without script. */
export function PlainSelect({ name, label, options, defaultValue }: PlainSelectProps) {
  return (
    <label className={css.plainLabel}>
      <span>{label}</span>
      <select name={name} defaultValue={defaultValue} className={css.plainSelect}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
