import type { Language, PromptInfo as Info } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { KeyOf, Translate } from '@kasb/kit';
import { DescriptionList, VisuallyHidden } from '@kasb/ui';
import { BookOpenText, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { usePromptInfo } from '../../data/usePromptInfo.ts';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './PromptInfo.css.ts';

export interface PromptInfoProps {
  /** Activity sphere of the company. */
  areasActivityId?: string;
  /** Its name. */
  area?: string;
  language: Language;
}

/** How many characters of an id are shown. */
const SHORT_ID = 6;
const known = ['universal', 'fallback'] as const;

/** Which prompt the assistant works by, with its details on demand (docs/domain.md#prompt-info). */
export function PromptInfo({ areasActivityId, area, language }: PromptInfoProps) {
  const t = useMessages(aiBuilderMessages);
  const info = usePromptInfo(areasActivityId, language);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!info) return <div className={css.room} />;
  return (
    <div className={css.root}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={css.summary}
        onClick={() => setOpen(!isOpen)}
      >
        <BookOpenText className={css.icon} />
        <span className={css.name}>{nameOf(info, area, t)}</span>
        <VisuallyHidden>{t('prompt.details')}</VisuallyHidden>
        <ChevronDown className={isOpen ? css.up : css.icon} />
      </button>
      <div id={id} hidden={!isOpen} className={css.details}>
        <DescriptionList
          variant="rows"
          items={[
            { label: t('source'), value: info.source && sourceOf(info.source, t) },
            { label: t('prompt.id'), value: info.promptId?.slice(0, SHORT_ID) },
            { label: t('prompt.areaId'), value: info.areasActivityId?.slice(0, SHORT_ID) },
            { label: t('language'), value: language },
          ]}
        />
      </div>
    </div>
  );
}

function nameOf({ type }: Info, area: string | undefined, t: Translate<KeyOf<typeof aiBuilderMessages>>): string {
  if (type === 'area-specific') return area ? t('prompt.area', { area }) : t('prompt.area-specific');
  return t(`prompt.${known.find((name) => name === type) ?? 'unknown'}`);
}

function sourceOf(source: string, t: Translate<KeyOf<typeof aiBuilderMessages>>): string {
  return source === 'database' ? t('prompt.database') : source === 'file' ? t('file') : source;
}
