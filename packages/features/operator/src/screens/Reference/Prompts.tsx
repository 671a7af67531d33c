import { listOf, LoadFailure, match, useMessages } from '@kasb/kit';
import { Card, languageNames, Segmented, Select, Stack, TextArea } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useAreas, usePrompts } from '../../data/useReference.ts';
import type { ReferenceView } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { RowsWaiting } from '../../parts/RoomPage/RoomPage.tsx';
import { PromptActions } from './PromptActions.tsx';
import { PromptVersions } from './PromptVersions.tsx';
import * as css from './Reference.css.ts';

interface PromptsProps {
  view: ReferenceView;
  onViewChange: (view: ReferenceView) => void;
}

/** The longest instructions, in characters. */
const longest = 8000;

/** What the assistant is told in an activity sphere and a language. What was typed for another stays. */
export function Prompts({ view, onViewChange }: PromptsProps) {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const areas = listOf(useAreas(), ({ items }) => items);
  const prompts = usePrompts();
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const { language = 'ru' } = view;
  const mayChange = operator.role === 'admin';
  return match(prompts, {
    loading: () => (
      <Card padding="none">
        <RowsWaiting />
      </Card>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
    ready: ({ data: { items } }) => {
      const area = view.area ?? items[0]?.area_id ?? '';
      const key = `${area}/${language}`;
      const saved = items.find((prompt) => prompt.area_id === area && prompt.language === language)?.instructions ?? '';
      const text = typed[key] ?? saved;
      const type = (next: string | undefined) => setTyped((before) => ({ ...before, [key]: next }));
      const choose = (next: ReferenceView) => onViewChange({ area, language, ...next });
      return (
        <Card>
          <Stack gap={4}>
            <div className={css.tools}>
              <Select
                label={t('prompts.area')}
                value={area}
                isLoading={areas.status === 'loading'}
                options={(areas.items ?? []).map(({ id, name = id }) => ({ value: id, label: name }))}
                onChange={(next) => choose({ area: next })}
              />
              <Segmented
                label={t('prompts.language')}
                value={language}
                options={[
                  { value: 'ru', label: languageNames.ru },
                  { value: 'uz', label: languageNames.uz },
                ]}
                onChange={(next) => choose({ language: next === 'uz' ? 'uz' : 'ru' })}
              />
            </div>
            <LoadFailure failure={areas.failure}>{t('dataFailed')}</LoadFailure>
            <TextArea
              label={t('prompts.instructions')}
              hint={t('prompts.hint')}
              rows={10}
              maxLength={longest}
              isReadOnly={!mayChange}
              value={text}
              onChange={type}
            />
            {mayChange && (
              <PromptActions
                key={key}
                areaId={area}
                area={areas.items?.find(({ id }) => id === area)?.name ?? ''}
                language={language}
                text={text}
                saved={saved}
                onRemoved={() => type(undefined)}
              />
            )}
            {area !== '' && (
              <PromptVersions areaId={area} language={language} saved={saved} onRestored={() => type(undefined)} />
            )}
          </Stack>
        </Card>
      );
    },
  });
}
