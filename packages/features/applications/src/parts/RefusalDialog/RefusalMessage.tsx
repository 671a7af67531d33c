import type { MessageTemplate } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Segmented, Select, Switch, Text, TextArea } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import { withVariable } from '../../model/refusalDraft.ts';
import type { RefusalDraft } from '../../model/refusalDraft.ts';
import * as css from './RefusalDialog.css.ts';

export interface RefusalMessageProps {
  draft: RefusalDraft;
  templates: readonly MessageTemplate[];
  onChange: (part: Partial<RefusalDraft>) => void;
}

const variables = ['first_name', 'vacancy', 'company'] as const;

/** Whether candidates are told, and what: a template to begin with, a text in each language, variables. */
export function RefusalMessage({ draft, templates, onChange }: RefusalMessageProps) {
  const t = useMessages(boardMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const [language, setLanguage] = useState<'ru' | 'uz'>('ru');
  const { isTold, templateId } = draft;
  const use = (id: string) => {
    const template = templates.find((one) => one.id === id);
    onChange({ templateId: id, ru: template?.text_ru ?? draft.ru, uz: template?.text_uz ?? draft.uz });
  };
  const write = (text: string) => onChange({ [language]: text, templateId: templateId ?? '' });
  return (
    <div className={css.message}>
      <div className={css.told}>
        <Switch isSelected={isTold} onChange={(next) => onChange({ isTold: next })}>
          {t('refuse.tell')}
        </Switch>
        {isTold && templates.length > 0 && (
          <Select
            size="sm"
            label={t('refuse.template')}
            isLabelHidden
            value={templateId ?? ''}
            options={[
              ...templates.map(({ id, name = '' }) => ({ value: id, label: name })),
              { value: '', label: t('refuse.ownText') },
            ]}
            onChange={use}
          />
        )}
      </div>
      {isTold && (
        <>
          <TextArea
            key={language}
            ref={area}
            lang={language}
            label={t('refuse.textIn', { language: language.toUpperCase() })}
            value={draft[language]}
            rows={4}
            maxLength={2000}
            onChange={write}
          />
          <div className={css.told}>
            <span className={css.variables}>
              <Text size="xs" tone="muted">
                {t('refuse.insert')}
              </Text>
              {variables.map((name) => (
                <Button
                  key={name}
                  size="sm"
                  icon={<Plus />}
                  onPress={() => {
                    const at = area.current?.selectionStart ?? draft[language].length;
                    write(withVariable(draft[language], name, at));
                    area.current?.focus();
                  }}
                >
                  {t(`refuse.var.${name}`)}
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
      )}
    </div>
  );
}
