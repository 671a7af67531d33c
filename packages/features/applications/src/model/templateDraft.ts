import { templateKinds } from '@kasb/contract';
import type { MessageTemplate, MessageTemplateBody, TemplateKind } from '@kasb/contract';

/** A template as its editor holds it. */
export interface TemplateDraft {
  /** The provider's; a new one has none. */
  id?: string;
  isBuiltIn: boolean;
  kind: TemplateKind;
  name: string;
  ru: string;
  uz: string;
}

/** The template that is open, and whether it differs from what is stored. */
export interface EditedTemplate {
  draft: TemplateDraft;
  isChanged: boolean;
}

/** One that was not written yet. */
export const newTemplate: TemplateDraft = { isBuiltIn: false, kind: 'other', name: '', ru: '', uz: '' };

/** A template as it came, to be edited. */
export const templateDraftOf = (template: MessageTemplate): TemplateDraft => ({
  id: template.id,
  isBuiltIn: template.is_built_in ?? false,
  kind: templateKinds.find((kind) => kind === template.kind) ?? 'other',
  name: template.name ?? '',
  ru: template.text_ru ?? '',
  uz: template.text_uz ?? '',
});

/** A draft as it is sent. */
export const templateBodyOf = ({ kind, name, ru, uz }: TemplateDraft): MessageTemplateBody => ({
  kind,
  name: name.trim(),
  textRu: ru.trim(),
  ...(uz.trim() && { textUz: uz.trim() }),
});

/** One's own to begin with what another says. */
export const copyOf = ({ kind, ru, uz }: TemplateDraft, name: string): TemplateDraft => ({
  isBuiltIn: false,
  kind,
  name,
  ru,
  uz,
});
