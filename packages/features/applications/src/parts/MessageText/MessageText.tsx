import { templateVariables } from '@kasb/contract';
import type { TemplateVariable } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Segmented, Text } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import { keptOf, variableName } from '../../model/placeholders.ts';
import type { VariableNames } from '../../model/placeholders.ts';
import * as css from './MessageText.css.ts';
import { VariableText } from './VariableText.tsx';

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
  const errorId = useId();
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
  const names = Object.fromEntries(templateVariables.map((each) => [each, t(variableName(each))])) as VariableNames;
  const error = errors[language];
  const write = (text: string) => onChange({ [language]: text });
  const insert = (name: TemplateVariable) => {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setRangeText(`{${names[name]}}`, field.selectionStart, field.selectionEnd, 'end');
    write(keptOf(field.value, names));
  };
  return (
    <div>
      <div className={css.box}>
        <VariableText
          key={language}
          ref={area}
          lang={language}
          label={t('refuse.textIn', { language: language.toUpperCase() })}
          value={texts[language]}
          names={names}
          errorId={error ? errorId : undefined}
          onChange={write}
        />
        <div className={css.bar}>
          <span className={css.variables}>
            <Text size="xs" tone="muted">
              {t('refuse.insert')}
            </Text>
            {variables.map((name) => (
              <Button key={name} size="sm" className={css.variable} icon={<Plus />} onPress={() => insert(name)}>
                {names[name]}
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
      </div>
      {error && (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
