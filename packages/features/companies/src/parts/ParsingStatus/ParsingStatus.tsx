import { useMessages } from '@kasb/kit';
import { Spinner } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import type { Parsing } from '../../model/descriptionParsing.ts';

export interface ParsingStatusProps {
  after: Parsing['after'];
}

/** Says that the website is being read. */
export function ParsingStatus({ after }: ParsingStatusProps) {
  const t = useMessages(companiesMessages);
  const text = t(`parsing.${after}`);
  return <Spinner aria-label={text}>{text}</Spinner>;
}
