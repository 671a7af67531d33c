import { useMessages } from '@kasb/kit';
import { Button, Heading } from '@kasb/ui';
import { Copy } from 'lucide-react';
import { settingsMessages } from '../../messages/settings/index.ts';
import type { TemplateDraft } from '../../model/templateDraft.ts';
import { TemplateText } from './TemplateText.tsx';

export interface BuiltInProps {
  draft: TemplateDraft;
  onCopy: () => void;
}

/** A template that does not change: both texts, and the way to one's own. */
export function BuiltIn({ draft, onCopy }: BuiltInProps) {
  const t = useMessages(settingsMessages);
  const { name, ru, uz } = draft;
  return (
    <>
      <Heading level={3} size="h3">
        {name}
      </Heading>
      <TemplateText title={t('russian')} lang="ru" text={ru} />
      {uz && <TemplateText title={t('uzbek')} lang="uz" text={uz} />}
      <div>
        <Button variant="primary" icon={<Copy />} onPress={onCopy}>
          {t('copy')}
        </Button>
      </div>
    </>
  );
}
