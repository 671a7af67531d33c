import { useFormat, useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import type { TypedWhole } from './useWhole.ts';

interface WholeFieldProps {
  label: string;
  /** What it means to leave it empty. */
  hint: string;
  whole: TypedWhole;
  /** It was sent: what is wrong with it is said. */
  isSent: boolean;
  isDisabled?: boolean;
}

/** A field for a whole number that may be left out. */
export function WholeField({ whole, isSent, ...field }: WholeFieldProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const { typed, type, isWrong, least, most } = whole;
  const wrong = t('wholeWrong', { least: format.number(least), most: format.number(most) });
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={type}
      errorMessage={isSent && isWrong ? wrong : undefined}
    />
  );
}
