import { templateKinds, templateVariables } from '@kasb/contract';
import type { TemplateKind } from '@kasb/contract';
import { ProblemSentence, SaveActions, useFieldTexts, useMessages } from '@kasb/kit';
import { BackLink, Banner, Button, ConfirmDialog, Heading, Select, Stack, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTemplateCommands } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { copyOf, templateDraftOf } from '../../model/templateDraft.ts';
import type { EditedTemplate, TemplateDraft } from '../../model/templateDraft.ts';
import { MessageText } from '../MessageText/MessageText.tsx';
import { BuiltIn } from './BuiltIn.tsx';
import * as css from './Settings.css.ts';
import { Preview } from './TemplateText.tsx';

export interface TemplateEditorProps {
  companyId: string;
  edited: EditedTemplate;
  onEdit: (edited: EditedTemplate | undefined) => void;
}

/** One template: a built-in one is read and copied, a company's own is changed and deleted. */
export function TemplateEditor({ companyId, edited, onEdit }: TemplateEditorProps) {
  const t = useMessages(settingsMessages);
  const { draft, isChanged } = edited;
  return (
    <Stack gap={4}>
      <BackLink onPress={() => onEdit(undefined)}>{t('toTemplates')}</BackLink>
      {draft.isBuiltIn ? (
        <BuiltIn
          draft={draft}
          onCopy={() => onEdit({ draft: copyOf(draft, t('copyName', { name: draft.name })), isChanged: true })}
        />
      ) : (
        <OwnTemplate
          companyId={companyId}
          draft={draft}
          isChanged={isChanged}
          onChange={(next, nextChanged = true) => onEdit({ draft: next, isChanged: nextChanged })}
          onLeave={() => onEdit(undefined)}
        />
      )}
    </Stack>
  );
}

interface OwnTemplateProps {
  companyId: string;
  draft: TemplateDraft;
  isChanged: boolean;
  onChange: (draft: TemplateDraft, isChanged?: boolean) => void;
  onLeave: () => void;
}

function OwnTemplate({ companyId, draft, isChanged, onChange, onLeave }: OwnTemplateProps) {
  const t = useMessages(settingsMessages);
  const toasts = useToasts();
  const fieldTexts = useFieldTexts();
  const commands = useTemplateCommands(companyId);
  const [isAsking, setAsking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { id, name } = draft;
  const { textRu, textUz, ...others } = fieldTexts(commands.error?.fields ?? {});
  const isMissing = isChecked && draft.ru.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (draft.ru.trim() === '') return;
    const result = await commands.save(draft);
    if (!result.ok) return;
    onChange(templateDraftOf(result.data), false);
    toasts.show({ text: t('templateSaved') });
  };
  const remove = async () => {
    if (id === undefined) return;
    const result = await commands.remove(id);
    setAsking(false);
    if (!result.ok) {
      const text = <ProblemSentence error={result.error} messages={settingsMessages} fallback="deleteFailed" />;
      return toasts.show({ tone: 'critical', text });
    }
    onLeave();
    toasts.show({ text: t('templateDeleted') });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Heading level={3} size="h3">
          {name || t('addTemplate')}
        </Heading>
        <div className={css.terms}>
          <TextField
            label={t('name')}
            value={name}
            isRequired
            maxLength={80}
            errorMessage={others.name ?? null}
            onChange={(next) => onChange({ ...draft, name: next })}
          />
          <Select
            label={t('kind')}
            value={draft.kind}
            options={templateKinds.map((kind) => ({
              value: kind,
              label: t(kind === 'interview' ? 'videoInterview' : `kind.${kind}`),
            }))}
            onChange={(kind) => onChange({ ...draft, kind: kind as TemplateKind })}
          />
        </div>
        <MessageText
          texts={draft}
          variables={templateVariables}
          errors={{ ru: isMissing ? t('textMissing') : textRu, uz: textUz }}
          onChange={(part) => onChange({ ...draft, ...part })}
        />
        <Preview draft={draft} />
        {commands.error && (
          <Banner tone="critical">
            <ProblemSentence error={commands.error} messages={settingsMessages} fallback="saveFailed" />
          </Banner>
        )}
        <div className={css.ends}>
          {id !== undefined && (
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t('delete')}
            </Button>
          )}
          {(isChanged || id === undefined) && (
            <SaveActions isPending={commands.isPending} className={css.actions} onCancel={onLeave} />
          )}
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('deleteTemplate', { name })}
        text={t('deleteTemplateHint')}
        confirm={t('delete')}
        isPending={commands.isDeleting}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </form>
  );
}
