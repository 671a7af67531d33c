import { useMessages } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import type { Parsing } from '../../model/descriptionParsing.ts';
import * as css from './ParsingNotice.css.ts';

export interface ParsingNoticeProps {
  parsing: Parsing | undefined;
  /** The person has read it. */
  onClose: () => void;
}

/** How the reading of a website ended: the description is there, or the time was over. */
export function ParsingNotice({ parsing, onClose }: ParsingNoticeProps) {
  const t = useMessages(companiesMessages);
  const isOver = parsing?.status === 'filled' || parsing?.status === 'expired';
  return (
    <Banner tone={parsing?.status === 'expired' ? 'critical' : 'positive'} className={css.notice} onClose={onClose}>
      {isOver && t(`parsing.${parsing.status === 'filled' ? 'filled' : 'expired'}`)}
    </Banner>
  );
}
