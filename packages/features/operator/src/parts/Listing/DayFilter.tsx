import { TextField } from '@kasb/ui';

interface DayFilterProps {
  label: string;
  /** As `2026-11-20`; nothing for any. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  className?: string | undefined;
}

/** Of which day what is shown is. */
export function DayFilter({ value = '', onChange, ...rest }: DayFilterProps) {
  return (
    <TextField
      {...rest}
      isLabelHidden
      size="sm"
      type="date"
      value={value}
      onChange={(day) => onChange(day || undefined)}
    />
  );
}
