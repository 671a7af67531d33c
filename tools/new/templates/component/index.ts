export { TemplateName } from './TemplateName.tsx';
export type { TemplateNameProps } from './TemplateName.tsx';
