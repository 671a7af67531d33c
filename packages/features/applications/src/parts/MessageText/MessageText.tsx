import type { TemplateVariable } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Segmented, Text, TextArea } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import { variableName } from '../../model/placeholders.ts';
import { withVariable } from '../../model/refusalDraft.ts';
import * as css from './MessageText.css.ts';

type Language = 'ru' | 'uz';

export interface MessageTextProps {
  /** The text in each language. */
  texts: Readonly<Record<Language, string>>;
  /** What can be left open. */
  variables: readonly TemplateVariable[];
  /** What is wrong with them. */
  errors?: Partial<Record<Language, string | undefined>>;
  onChange: (part: Partial<Record<Language, string>>) => void;
}

/** A message in each language, with the variables that can be put in. */
export function MessageText({ texts, variables, errors = {}, onChange }: MessageTextProps) {
  const t = useMessages(boardMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const [chosen, setLanguage] = useState<Language>('ru');
  const [seen, setSeen] = useState(errors);
  let language = chosen;
  if (seen.ru !== errors.ru || seen.uz !== errors.uz) {
    setSeen(errors);
    // What is wrong is seen at once.
    language = errors.ru ? 'ru' : errors.uz ? 'uz' : chosen;
    setLanguage(language);
  }
  const write = (text: string) => onChange({ [language]: text });
  return (
    <>
      <TextArea
        key={language}
        ref={area}
        lang={language}
        label={t('refuse.textIn', { language: language.toUpperCase() })}
        value={texts[language]}
        rows={4}
        maxLength={2000}
        errorMessage={errors[language] ?? null}
        onChange={write}
      />
      <div className={css.ends}>
        <span className={css.variables}>
          <Text size="xs" tone="muted">
            {t('refuse.insert')}
          </Text>
          {variables.map((name) => (
            <Button
              key={name}
              size="sm"
              className={css.variable}
              icon={<Plus />}
              onPress={() => {
                const at = area.current?.selectionStart ?? texts[language].length;
                write(withVariable(texts[language], name, at));
                area.current?.focus();
              }}
            >
              {t(variableName(name))}
            </Button>
          ))}
        </span>
        <Segmented
          size="sm"
          label={t('refuse.language')}
          isLabelHidden
          options={[
            { value: 'ru', label: 'RU', readerLabel: t('refuse.ru'), lang: 'ru' },
            { value: 'uz', label: 'UZ', readerLabel: t('refuse.uz'), lang: 'uz' },
          ]}
          value={language}
          onChange={(next) => setLanguage(next === 'uz' ? 'uz' : 'ru')}
        />
      </div>
    </>
  );
}
