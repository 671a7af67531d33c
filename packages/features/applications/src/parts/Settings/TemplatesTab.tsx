import { LoadFailure, match, useMessages } from '@kasb/kit';
import { Badge, Button, List, ListRow, LoadingRegion, Skeleton, Stack } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useCompanyTemplates } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { newTemplate, templateDraftOf } from '../../model/templateDraft.ts';
import type { EditedTemplate } from '../../model/templateDraft.ts';
import * as css from './Settings.css.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import type { TemplateEditorProps } from './TemplateEditor.tsx';

export interface TemplatesTabProps extends Omit<TemplateEditorProps, 'edited'> {
  /** Undefined shows the list. */
  edited: EditedTemplate | undefined;
}

/** Messages to begin with: the list, and the open one in its place. */
export function TemplatesTab({ companyId, edited, onEdit }: TemplatesTabProps) {
  const t = useMessages(settingsMessages);
  const templates = useCompanyTemplates(companyId);
  if (edited) return <TemplateEditor key={edited.draft.id ?? ''} {...{ companyId, edited, onEdit }} />;
  return match(templates, {
    loading: () => (
      <LoadingRegion>
        <Skeleton height={160} />
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('templatesFailed')}</LoadFailure>,
    ready: ({ data: { items } }) => {
      const drafts = items.map(templateDraftOf);
      return (
        <Stack gap={4}>
          <List
            label={t('templates')}
            className={css.templates}
            onAction={(id) => {
              const draft = drafts.find((one) => one.id === id);
              if (draft) onEdit({ draft, isChanged: false });
            }}
          >
            {drafts.map(({ id = '', name, kind, isBuiltIn }) => (
              <ListRow
                key={id}
                id={id}
                title={name}
                meta={t(kind === 'interview' ? 'videoInterview' : `kind.${kind}`)}
                badge={isBuiltIn && <Badge>{t('builtIn')}</Badge>}
              />
            ))}
          </List>
          <div>
            <Button icon={<Plus />} onPress={() => onEdit({ draft: newTemplate, isChanged: false })}>
              {t('addTemplate')}
            </Button>
          </div>
        </Stack>
      );
    },
  });
}
