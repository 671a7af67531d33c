import { vacancyParts } from '@kasb/domain/readiness';
import type { Readiness } from '@kasb/domain/readiness';
import { useMessages } from '@kasb/kit';
import { VisuallyHidden } from '@kasb/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './ReadinessList.css.ts';

export interface ReadinessListProps {
  parts: Readiness['parts'];
}

/** What the vacancy has and what it lacks: why the button under it is not to be pressed yet. */
export function ReadinessList({ parts }: ReadinessListProps) {
  const t = useMessages(aiBuilderMessages);
  return (
    <ul aria-label={t('preview.ready')} className={css.list}>
      {vacancyParts.map((part) => (
        <li key={part} className={parts[part] ? css.ready : css.missing}>
          {parts[part] ? <CircleCheck className={css.check} /> : <CircleDashed className={css.icon} />}
          <span>{t(part === 'title' ? 'name' : part)}</span>
          <VisuallyHidden>{`: ${t(parts[part] ? 'preview.partReady' : 'preview.partMissing')}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
