import { LoadFailure, match, useMessages } from '@kasb/kit';
import { Dialog, LoadingRegion, Select, Skeleton, Stack, Tabs, Text } from '@kasb/ui';
import { useState } from 'react';
import { useCompanies } from '../../data/useSettings.ts';
import { useStages } from '../../data/useStages.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import type { StageDraft } from '../../model/stageDrafts.ts';
import type { EditedTemplate } from '../../model/templateDraft.ts';
import { StagesTab } from './StagesTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';

export interface SettingsDialogProps {
  /** The vacancy whose company it is about; without it one of the employer's is chosen. */
  vacancyId: string | undefined;
  onClose: () => void;
}

/** A company's own steps and its templates (docs/domain.md#applications-board). */
export function SettingsDialog({ vacancyId, onClose }: SettingsDialogProps) {
  const t = useMessages(settingsMessages);
  const companies = useCompanies();
  const { companyId: ofVacancy } = useStages(vacancyId);
  const [chosen, setChosen] = useState<string>();
  // What is typed stays while one looks at the other tab; of one company at a time.
  const [stages, setStages] = useState<readonly StageDraft[]>();
  const [template, setTemplate] = useState<EditedTemplate>();
  const isDirty = stages !== undefined || template?.isChanged === true;
  return (
    <Dialog isOpen size="lg" title={t('view.settings')} isDirty={isDirty} onClose={onClose}>
      {match(companies, {
        loading: () => (
          <LoadingRegion>
            <Stack gap={3}>
              <Skeleton height={40} />
              <Skeleton height={160} />
            </Stack>
          </LoadingRegion>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('companiesFailed')}</LoadFailure>,
        ready: ({ data: { items } }) => {
          const companyId = chosen ?? ofVacancy ?? items[0]?.id;
          if (companyId === undefined) return <Text tone="muted">{t('none')}</Text>;
          return (
            <Stack gap={4}>
              {ofVacancy === undefined && items.length > 1 && (
                <Select
                  label={t('company')}
                  // Another company's would take the place of what was typed.
                  isDisabled={isDirty}
                  value={companyId}
                  options={items.map(({ id, name = '' }) => ({ value: id, label: name }))}
                  onChange={(next) => {
                    setChosen(next);
                    setTemplate(undefined);
                  }}
                />
              )}
              <Tabs
                key={companyId}
                label={t('view.settings')}
                items={[
                  {
                    id: 'stages',
                    label: t('stages'),
                    content: <StagesTab companyId={companyId} changed={stages} onChange={setStages} />,
                  },
                  {
                    id: 'templates',
                    label: t('templates'),
                    content: <TemplatesTab companyId={companyId} edited={template} onEdit={setTemplate} />,
                  },
                ]}
              />
            </Stack>
          );
        },
      })}
    </Dialog>
  );
}
