import { stagedStatuses } from '@kasb/contract';
import type { StagedStatus } from '@kasb/contract';
import { LoadFailure, match, ProblemSentence, SaveActions, useFieldTexts, useMessages, useWords } from '@kasb/kit';
import { Banner, ConfirmDialog, LoadingRegion, Skeleton, Stack, Text, useToasts } from '@kasb/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCompanyStages, useStagesSave } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { reordered, stageDraftsOf, stagesBodyOf, withStage } from '../../model/stageDrafts.ts';
import type { StageDraft } from '../../model/stageDrafts.ts';
import * as css from './Settings.css.ts';
import { StageGroup } from './StageGroup.tsx';

export interface StagesTabProps {
  companyId: string;
  /** As they were changed here; undefined while they are as stored. */
  changed: readonly StageDraft[] | undefined;
  onChange: (changed: readonly StageDraft[] | undefined) => void;
}

/** A company's own steps within each status. */
export function StagesTab({ companyId, ...props }: StagesTabProps) {
  const t = useMessages(settingsMessages);
  return match(useCompanyStages(companyId), {
    loading: () => (
      <LoadingRegion>
        <Skeleton height={160} />
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('stagesFailed')}</LoadFailure>,
    ready: ({ data }) => <StagesForm {...props} companyId={companyId} stored={stageDraftsOf(data.items)} />,
  });
}

function StagesForm({ companyId, stored, changed, onChange }: StagesTabProps & { stored: readonly StageDraft[] }) {
  const t = useMessages(settingsMessages);
  const words = useWords();
  const toasts = useToasts();
  const fieldTexts = useFieldTexts();
  const save = useStagesSave();
  const removal = useStagesSave();
  const [asked, setAsked] = useState<StageDraft>();
  const [added, setAdded] = useState(0);
  const drafts = changed ?? stored;
  const errors = fieldTexts(save.error?.fields ?? {});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await save.run({ params: { id: companyId }, body: stagesBodyOf(drafts) });
    if (!result.ok) return;
    onChange(undefined);
    toasts.show({ text: t('stagesSaved') });
  };
  const forget = (key: string) => changed && onChange(changed.filter((draft) => draft.key !== key));
  const remove = async ({ key, status }: StageDraft) => {
    const body = stagesBodyOf(stored.filter((draft) => draft.key !== key));
    const result = await removal.run({ params: { id: companyId }, body });
    setAsked(undefined);
    if (!result.ok) {
      const text = <ProblemSentence error={result.error} messages={settingsMessages} fallback="deleteFailed" />;
      return toasts.show({ tone: 'critical', text });
    }
    forget(key);
    toasts.show({ text: t('stay', { status: words('application', status) }) });
  };
  const groupOf = (status: StagedStatus) => (
    <StageGroup
      key={status}
      status={status}
      drafts={drafts.filter((draft) => draft.status === status)}
      errorOf={(draft, name) => errors[`stages.${drafts.indexOf(draft)}.${name}`]}
      onChange={(next) => onChange(drafts.map((draft) => (draft.key === next.key ? next : draft)))}
      onMove={(from, to) => onChange(reordered(drafts, status, from, to))}
      onAdd={() => {
        setAdded(added + 1);
        onChange(withStage(drafts, status, `new${added}`));
      }}
      onDelete={(draft) => (draft.id === undefined ? forget(draft.key) : setAsked(draft))}
    />
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Text tone="muted" size="sm">
          {t('stagesHint')}
        </Text>
        {stagedStatuses.map(groupOf)}
        {save.error && (
          <Banner tone="critical">
            <ProblemSentence error={save.error} messages={settingsMessages} fallback="saveFailed" />
          </Banner>
        )}
        {changed && (
          <SaveActions
            isPending={save.isPending}
            className={css.actions}
            onCancel={() => {
              save.reset();
              onChange(undefined);
            }}
          />
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('deleteStage', { name: asked.name })}
          text={`${t('stay', { status: words('application', asked.status) })}.`}
          confirm={t('delete')}
          isPending={removal.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void remove(asked)}
        />
      )}
    </form>
  );
}
