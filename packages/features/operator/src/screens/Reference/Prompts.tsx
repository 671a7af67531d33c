import { listOf, LoadFailure, match, useMessages } from '@kasb/kit';
import { Card, languageNames, Segmented, Select, Stack } from '@kasb/ui';
import { useState } from 'react';
import { useAreas, usePrompts } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import type { ReferenceView } from '../../model/views.ts';
import { RowsWaiting } from '../../parts/RoomPage/RoomPage.tsx';
import { draftOf } from './promptDraft.ts';
import type { PromptDraft } from './promptDraft.ts';
import { PromptForm } from './PromptForm.tsx';
import { PromptVersions } from './PromptVersions.tsx';
import * as css from './Reference.css.ts';

interface PromptsProps {
  view: ReferenceView;
  onViewChange: (view: ReferenceView) => void;
}

/** What the assistant is told in an activity sphere and a language. What was typed for another stays. */
export function Prompts({ view, onViewChange }: PromptsProps) {
  const t = useMessages(platformMessages);
  const areas = listOf(useAreas(), ({ items }) => items);
  const prompts = usePrompts();
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<PromptDraft> | undefined>>>({});
  const { language = 'ru' } = view;
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
      const saved = draftOf(items.find((prompt) => prompt.area_id === area && prompt.language === language));
      const forget = () => setTyped((before) => ({ ...before, [key]: undefined }));
      const type = (part: Partial<PromptDraft>) =>
        setTyped((before) => ({ ...before, [key]: { ...before[key], ...part } }));
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
            <PromptForm
              key={key}
              areaId={area}
              area={areas.items?.find(({ id }) => id === area)?.name ?? ''}
              language={language}
              draft={{ ...saved, ...typed[key] }}
              saved={saved}
              onChange={type}
              onRemoved={forget}
            />
            {area !== '' && <PromptVersions areaId={area} language={language} saved={saved} onRestored={forget} />}
          </Stack>
        </Card>
      );
    },
  });
}
