import { Select } from '@kasb/ui';

interface ListFilterProps<Value extends string> {
  label: string;
  /** The words for all of them, chosen in the beginning. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** Nothing for all. */
  value: string | undefined;
  isLoading?: boolean;
  onChange: (value: Value | undefined) => void;
}

/** Of what kind the rows of a list are; one kind, or all. */
export function ListFilter<Value extends string>({
  all,
  options,
  value = '',
  onChange,
  ...rest
}: ListFilterProps<Value>) {
  return (
    <Select
      {...rest}
      isLabelHidden
      size="sm"
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  );
}
