import { useMessages, useUser } from '@kasb/kit';
import { useId } from 'react';
import { useSample } from '../../data/useSettings.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { piecesOf, variableName } from '../../model/placeholders.ts';
import type { PlaceholderValues } from '../../model/placeholders.ts';
import type { TemplateDraft } from '../../model/templateDraft.ts';
import * as css from './Settings.css.ts';

export interface TemplateTextProps {
  title: string;
  lang: 'ru' | 'uz';
  text: string;
  /** What is known; the rest stands there by its name. @default nothing */
  values?: PlaceholderValues;
}

const unknown: PlaceholderValues = {};

/** A text as it is read, its variables marked by what they stand for. */
export function TemplateText({ title, lang, text, values = unknown }: TemplateTextProps) {
  const t = useMessages(boardMessages);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={css.textTitle}>
        {title}
      </div>
      <p lang={lang} className={css.text}>
        {piecesOf(text, values).map((piece, index) =>
          piece.placeholder ? (
            <span key={index} className={css.token}>
              {t(variableName(piece.placeholder))}
            </span>
          ) : (
            <span key={index}>{piece.text}</span>
          ),
        )}
      </p>
    </div>
  );
}

/** A template as one of the applicants would read it. */
export function Preview({ draft: { ru, uz } }: { draft: TemplateDraft }) {
  const t = useMessages(settingsMessages);
  const user = useUser();
  const sample = useSample();
  const name = sample?.candidate.name?.split(' ')[0];
  const values = {
    first_name: name,
    vacancy: sample?.vacancy.title,
    company: sample?.vacancy.company_name,
    my_name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    my_phone: user?.phone,
  };
  const title = t('preview', { name: name ?? t('someone') });
  return (
    <>
      {ru.trim() && <TemplateText title={title} lang="ru" text={ru} values={values} />}
      {uz.trim() && <TemplateText title={title} lang="uz" text={uz} values={values} />}
    </>
  );
}
