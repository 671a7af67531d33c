import type { MessageTemplate } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Select } from '@kasb/ui';
import { boardMessages } from '../../messages/board/index.ts';

export interface TemplateChoiceProps {
  templates: readonly MessageTemplate[];
  /** The one that the texts began with; '' for texts of one's own. */
  value: string;
  /** Takes the texts of the template; none for texts of one's own. */
  onChoose: (part: { templateId: string; ru?: string; uz?: string }) => void;
}

/** Which template a message to many begins with. */
export function TemplateChoice({ templates, value, onChoose }: TemplateChoiceProps) {
  const t = useMessages(boardMessages);
  return (
    <Select
      size="sm"
      label={t('refuse.template')}
      isLabelHidden
      value={value}
      options={[
        ...templates.map(({ id, name = '' }) => ({ value: id, label: name })),
        { value: '', label: t('refuse.ownText') },
      ]}
      onChange={(templateId) => {
        const template = templates.find(({ id }) => id === templateId);
        onChoose({ templateId, ...(template && { ru: template.text_ru ?? '', uz: template.text_uz ?? '' }) });
      }}
    />
  );
}
